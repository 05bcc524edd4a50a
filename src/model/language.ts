/** The languages a deck can be written in. Written by `scripts/languages.mjs` from their folders. */

export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', spaced: true },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', spaced: true },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr', spaced: true },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr', spaced: true },
  pt: { name: 'Português', locale: 'pt-BR', direction: 'ltr', spaced: true },
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr', spaced: true },
  ja: { name: '日本語', locale: 'ja-JP', direction: 'ltr', spaced: false },
  zh: { name: '中文', locale: 'zh-CN', direction: 'ltr', spaced: false },
  ar: { name: 'العربية', locale: 'ar-EG', direction: 'rtl', spaced: true },
} as const;

export type LanguageCode = keyof typeof languages;

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}
