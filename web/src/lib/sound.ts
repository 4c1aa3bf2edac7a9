/** Sounds, synthesized from tones and noise. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "trick" | "turn" | "bid" | "end";

let context: AudioContext | null = null;

/** The audio context, or null before the first touch, when browsers allow no sound. */
function audioContext(): AudioContext | null {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false)
    return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context;
}

function tone(
  ctx: AudioContext,
  pitch: number,
  start: number,
  length: number,
  loud: number,
  kind: OscillatorType = "sine",
): void {
  const source = ctx.createOscillator();
  const gain = ctx.createGain();
  const at = ctx.currentTime + start;
  source.type = kind;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(ctx.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A short burst of filtered noise, like a card on cloth. */
function noise(
  ctx: AudioContext,
  start: number,
  length: number,
  loud: number,
  pitch: number,
): void {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++)
    wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + start);
}

const SYNTHESIZERS: Record<Sound, (ctx: AudioContext) => void> = {
  card: (ctx) => noise(ctx, 0, 0.07, 0.35, 2400),
  trick(ctx) {
    noise(ctx, 0, 0.16, 0.22, 1500);
    tone(ctx, 392, 0.05, 0.18, 0.05);
  },
  turn(ctx) {
    tone(ctx, 523.25, 0, 0.22, 0.09);
    tone(ctx, 659.25, 0.09, 0.3, 0.08);
  },
  bid: (ctx) => tone(ctx, 440, 0, 0.12, 0.06, "triangle"),
  end(ctx) {
    [392, 493.88, 587.33, 783.99].forEach((pitch, i) => tone(ctx, pitch, i * 0.13, 0.5, 0.08));
  },
};

/** True if the page may play sounds; `auto` is silent from ten in the evening until eight. */
export function audible(wanted: "off" | "on" | "auto", hour: number): boolean {
  return wanted === "on" || (wanted === "auto" && hour >= 8 && hour < 22);
}

/** Plays a sound if the settings allow it now; `always` is for trying it in the settings. */
export function sound(which: Sound, always = false): void {
  if (!always && !audible(settings.sound, new Date().getHours())) return;
  const ctx = audioContext();
  if (ctx) SYNTHESIZERS[which](ctx);
}
