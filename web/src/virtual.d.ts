declare module "virtual:languages" {
  type Load = () => Promise<string>;
  interface LanguageModule {
    name: string;
    direction: "ltr" | "rtl";
    locale: string; // for `Intl`
    numbering: string; // of its own digits, if it has others than 0 to 9
    messages: Load;
    rest?: Load; // what the start page and a table do not need, if it is apart
    lessons: Load;
  }
  const languages: Record<string, LanguageModule>;
  export default languages;
}
