/** The languages a deck can be written in. */

export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr' },
  pt: { name: 'Português', locale: 'pt-BR', direction: 'ltr' },
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  ja: { name: '日本語', locale: 'ja-JP', direction: 'ltr' },
  zh: { name: '中文', locale: 'zh-CN', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-EG', direction: 'rtl' },
} as const;

export type LanguageCode = keyof typeof languages;

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}
