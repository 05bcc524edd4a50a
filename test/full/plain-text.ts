/** Business prose of a language, with the compounds, slashes, figures and marks that decide where lines end. */
import fc from 'fast-check';

const words = {
  en: 'revenue, the pipeline of forecast (Q3/Q4) and a customer’s year-over-year renewed region product-led team, because margin: “discipline” – onboarding $2.80M, 6.0% +12.4pp e-mail/phone end-to-end. We churned Meridian it to AVATAR Tokyo WAVE 2025-12-31 non-recurring/one-off 51.8\u00a0days',
  de: 'Umsatz, der die Größe über Neu-/Bestandskunden Vertriebs- und Quartalsabschlussbericht (Q3/Q4): „Planung“ – 36,7\u00a0% 1.250\u00a0T€ Kundenzufriedenheit wächst. Haftpflichtversicherung zum Jahr-zu-Jahr-Vergleich mit im Verträge, E-Mail Vertragsverlängerungen z.\u00a0B. 31.12.2025',
  ar: 'ارتفعت المبيعات في هذا الربع، بفضل العملاء الجدد والتجديدات في المنطقة: 12.4% من الإيرادات (الربع الرابع) إلى 2.80 مليون؛ انخفض الهامش على المدى الطويل. لم يُسجَّل أي تغيير CRM',
} as const;
const japanese =
  '今期の売上は、 おもに新規の お客さまに よるもので、 チームは 製品に 注力しました。 前年比12.4%増、 （第4四半期） 「パートナー」 マーケティング・ オペレーションの 2025年12月末 までに、 CRMの データ ¥1,250万 サービス、 ユーザー 更新率は 6.0ポイント 低下： っして ー ない'.split(
    ' ',
  );

export type PlainLanguage = keyof typeof words | 'ja';

/** Draws texts of up to so many words; of one word, or of all that may be, where `length` says so. */
export function plainText(language: PlainLanguage, length?: 'shortest' | 'longest'): (most: number) => fc.Arbitrary<string> {
  const [pool, gap] = language === 'ja' ? [japanese, ''] : [words[language].split(' '), ' '];
  return (most) => {
    const fewest = length === 'longest' ? most : 1;
    const parts = fc.array(fc.constantFrom(...pool), { minLength: fewest, maxLength: length === 'shortest' ? 1 : most, size: 'max' });
    return parts.map((list) => list.join(gap));
  };
}
