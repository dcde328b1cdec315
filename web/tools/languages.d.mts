export interface Language {
  code: string;
  name: string;
  decimal: string;
  plural: string;
  complete: boolean;
}
export const LANGUAGES: Language[];
export const LANGS: string[];
