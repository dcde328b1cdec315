export interface Language {
  code: string;
  name: string;
  decimal: string;
  plural: string;
  counts: number[];
  complete: boolean;
}
export const LANGUAGES: Language[];
export const LANGS: string[];
