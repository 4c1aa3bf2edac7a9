export interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  rgb: number[];
}

export function shapes(svg: string): Shape[];
export function turned(svg: string, places: number): string;
export function png(svg: string, size: number, full?: boolean): Uint8Array;
