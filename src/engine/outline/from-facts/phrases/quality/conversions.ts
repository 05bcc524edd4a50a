/** How amounts came into one form, in every language but English: other currencies, billing intervals, monthly snapshots. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type { ConversionSentence } from '../../../../../model/quality-note.ts';

export const conversionSentences: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<ConversionSentence, string>>>> = {
  de: {
    'converted-by-dated-rates':
      'Zum Kurs des Abschlusstags aus {file} in {currency} umgerechnete Beträge: {rows}; offene Deals zum letzten Kurs.',
    'converted-by-rates': 'Zu einem festen Kurs je Währung aus {file} in {currency} umgerechnete Beträge: {rows}.',
    'converted-column': 'Beträge in {currency}, wie die Quelle sie in {column} umgerechnet hat: {rows}.',
    'billing-interval': 'Beträge in {file} gelten für den Zeitraum in {column} und sind auf einen Monat umgerechnet.',
    snapshots: '{file} enthält den Stand jedes Monats: Beginn und Ende einzelner Abonnements sind nicht bekannt.',
    discarded: 'Gelöschte, archivierte oder Test-Zeilen von {file} ({column}), ausgelassen: {rows}.',
  },
  fr: {
    'converted-by-dated-rates':
      'Montants convertis en {currency} au cours du jour de clôture selon {file} : {rows} ; affaires ouvertes au dernier cours.',
    'converted-by-rates': 'Montants convertis en {currency} à un cours fixe par devise selon {file} : {rows}.',
    'converted-column': 'Montants en {currency}, tels que la source les a convertis dans {column} : {rows}.',
    'billing-interval': 'Les montants de {file} valent pour la durée indiquée dans {column} et sont ramenés au mois.',
    snapshots: '{file} donne l’état de chaque mois : le début et la fin de chaque abonnement ne sont pas connus.',
    discarded: 'Lignes de {file} supprimées, archivées ou de test ({column}), écartées : {rows}.',
  },
  es: {
    'converted-by-dated-rates':
      'Importes convertidos a {currency} al tipo del día de cierre según {file}: {rows}; las operaciones abiertas, al último tipo.',
    'converted-by-rates': 'Importes convertidos a {currency} a un tipo fijo por moneda según {file}: {rows}.',
    'converted-column': 'Importes en {currency}, tal como la fuente los convirtió en {column}: {rows}.',
    'billing-interval': 'Los importes de {file} valen para el plazo indicado en {column} y se pasan a un mes.',
    snapshots: '{file} da la situación de cada mes: no se conocen el inicio ni el fin de cada suscripción.',
    discarded: 'Filas de {file} eliminadas, archivadas o de prueba ({column}), excluidas: {rows}.',
  },
  pt: {
    'converted-by-dated-rates':
      'Valores convertidos para {currency} pela taxa do dia de fechamento segundo {file}: {rows}; negócios abertos, pela última taxa.',
    'converted-by-rates': 'Valores convertidos para {currency} a uma taxa fixa por moeda segundo {file}: {rows}.',
    'converted-column': 'Valores em {currency}, como a fonte os converteu em {column}: {rows}.',
    'billing-interval': 'Os valores de {file} valem para o prazo indicado em {column} e são levados a um mês.',
    snapshots: '{file} dá a situação de cada mês: o início e o fim de cada assinatura não são conhecidos.',
    discarded: 'Linhas de {file} excluídas, arquivadas ou de teste ({column}), não contadas: {rows}.',
  },
  it: {
    'converted-by-dated-rates':
      'Importi convertiti in {currency} al cambio del giorno di chiusura secondo {file}: {rows}; le trattative aperte all’ultimo cambio.',
    'converted-by-rates': 'Importi convertiti in {currency} a un cambio fisso per valuta secondo {file}: {rows}.',
    'converted-column': 'Importi in {currency}, come la fonte li ha convertiti in {column}: {rows}.',
    'billing-interval': 'Gli importi di {file} valgono per il periodo indicato in {column} e sono riportati a un mese.',
    snapshots: '{file} dà la situazione di ogni mese: inizio e fine dei singoli abbonamenti non sono noti.',
    discarded: 'Righe di {file} eliminate, archiviate o di prova ({column}), escluse: {rows}.',
  },
  ja: {
    'converted-by-dated-rates': '{file}のクローズ日のレートで{currency}に換算した金額：{rows}件。進行中の案件は最新のレートによる。',
    'converted-by-rates': '{file}の通貨ごとの固定レートで{currency}に換算した金額：{rows}件。',
    'converted-column': '出典が{column}で{currency}に換算した金額：{rows}件。',
    'billing-interval': '{file}の金額は{column}の期間に対するもので、月額に換算している。',
    snapshots: '{file}は月ごとの状態を示し、個々の契約の開始と終了は不明。',
    discarded: '{file}のうち、削除済み・保管済み・テスト（{column}）のため除外した行：{rows}。',
  },
  zh: {
    'converted-by-dated-rates': '按 {file} 中关闭日汇率换算为 {currency} 的金额：{rows}；进行中的商机按最新汇率。',
    'converted-by-rates': '按 {file} 中各币种固定汇率换算为 {currency} 的金额：{rows}。',
    'converted-column': '采用来源在 {column} 中换算的 {currency} 金额：{rows}。',
    'billing-interval': '{file} 的金额对应 {column} 所示周期，已换算为每月。',
    snapshots: '{file} 给出每月的状态：各订阅的开始和结束不详。',
    discarded: '{file} 中已删除、已归档或测试的行（{column}），已排除：{rows}。',
  },
  ar: {
    'converted-by-dated-rates': 'مبالغ حُوّلت إلى {currency} بسعر يوم الإغلاق من {file}: {rows}؛ والصفقات المفتوحة بآخر سعر.',
    'converted-by-rates': 'مبالغ حُوّلت إلى {currency} بسعر ثابت لكل عملة من {file}: {rows}.',
    'converted-column': 'مبالغ بعملة {currency} كما حوّلها المصدر في {column}: {rows}.',
    'billing-interval': 'المبالغ في {file} عن المدة المذكورة في {column}، وقد حُوّلت إلى مبلغ شهري.',
    snapshots: 'يعرض {file} حالة كل شهر: بداية كل اشتراك ونهايته غير معروفتين.',
    discarded: 'صفوف من {file} محذوفة أو مؤرشفة أو تجريبية ({column}) استُبعدت: {rows}.',
  },
};
