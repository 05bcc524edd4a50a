/** What is to be said of the data, in Arabic: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'تنتهي البيانات في {date}، والأرقام حتى ذلك اليوم.',
  'ends-early': 'تنتهي البيانات في {last}، قبل {date} بمدة طويلة.',
  'no-outcome': 'لا قيمة في {column} من {file} تدل على الفوز أو الخسارة ({stages})، ويمكن لملف المطابقة أن يبيّن ذلك.',
  'unused-stage': 'يذكر ملف المطابقة المرحلة {stage}، ولا صفقة فيها.',
  'lines-around': 'أسطر خارج الجدول في {file} (عنوان أو مجموع أو تذييل) استُبعدت: {lines}.',
  'too-many-fields': 'صفوف في {file} حقولها أكثر من الترويسة استُبعدت: {rows}.',
  'not-of-type': 'قيم غير مقروءة في {column} من {file} عُدّت ناقصة: {rows}.',
  'other-currency': 'صفقات بعملة غير {currency} استُبعدت: {rows}.',
  'unused-table': 'لم يُستخدم {file}: لا شيء يربطه بالجداول الأخرى.',
  'currency-assumed': 'لا تذكر المبالغ عملة، والمفترض {currency}.',
  repeated: 'صفوف مكررة تمامًا في {file} عُدّت مرة واحدة: {rows}.',
  'no-member': 'صفقات بلا «{dimension}»: {rows} من {all}، وتُحسب ضمن «{unnamed}».',
  'amount-scaled': 'يُقرأ {column} بوحدات {scale} كما يدل اسمه.',
  'no-amount': 'صفقات رابحة بلا مبلغ: {rows} من {won}، تُعدّ رابحة ولا تضيف إلى القيمة.',
  'negative-amount': 'صفقات رابحة بمبلغ سالب: {rows}، وتُجمع كما هي.',
  'zero-amount-lost': 'صفقات خاسرة مبلغها صفر: {rows} من {lost}.',
  'no-close-date': 'صفقات مغلقة بلا تاريخ إغلاق: {rows} من {closed}، ولا تدخل في الأرقام بحسب تاريخ الإغلاق.',
  'no-creation-date': 'صفقات بلا تاريخ إنشاء ({column}): {rows} من {all}، ولا تدخل في الصفقات الجديدة ودورة البيع.',
  'closed-before-created': 'صفقات أُغلقت قبل إنشائها: {rows}.',
  unlisted: 'صفقات قيمة {column} فيها غير واردة في {file}: {rows} من {all} ({values}).',
  'may-be': 'قد تكون {value} في {file} هي {suggestion} في {other} (عدد الصفقات {rows})، ويمكن لملف المطابقة أن يبيّن ذلك.',
  'without-deals': 'بلا صفقات واستُبعدت ولم تظهر صفرًا: {rows} من {all} في {file} ({members}).',
  'dimension-left-out': 'استُبعد «{dimension}»: {rows} من {closed} صفقة مغلقة بلا قيمة، إذ لا ترد قيمة {column} في {file}.',
  spellings: 'كُتب «{dimension}» بعدة صيغ قد تكون واحدة: {members}، ويمكن لملف المطابقة أن يبيّن ذلك.',
};
