/** What a template calls itself, unless that is what every theme is called that nobody named. */

/** Words of the names Office gives themes of its own, in its languages. */
const usual =
  /\b(?:office|themes?|th[eè]me|tema|teema|design|larissa|motyw|pakietu|motiv|teması|kantoorthema|default|standard|standarddesign|custom|blank|presentation|benutzerdefiniertes|personalizado|personnalisé|conception|diseño|predeterminado|par|défaut|do|de|di|du|od|da)\b|тема|テーマ|主题|主題|佈景|테마|office-?(?:tema|teema|design)/giu;

/** Null where the name says nothing. */
export function templateName(themeName: string): string | null {
  const name = themeName.replace(/[\p{C}\s]+/gu, ' ').trim().replace(/^\d+_/, ''); // biome-ignore format: one step
  const telling = name.replace(usual, '').replace(/[^\p{L}]+/gu, '');
  return telling.length < 2 ? null : name.slice(0, 80);
}
