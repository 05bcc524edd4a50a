# The words of a deck that come from neither the brief nor the data.

word-agenda = جدول الأعمال
word-executiveSummary = الملخص التنفيذي
word-scorecard = المؤشرات الرئيسية
word-nextSteps = الخطوات التالية
word-appendix = ملحق
word-definitions = التعريفات
word-dataQuality = جودة البيانات
word-source = المصدر
word-continued = تتمة
word-what = ماذا
word-who = من
word-when = متى
word-open = غير محدد
word-unassigned = يُحدَّد لاحقًا
word-undated = يُتفق عليه لاحقًا
word-risk = الخطر
word-evidence = الدليل
word-response = الإجراء
word-other = أخرى
word-total = الإجمالي
word-netChange = صافي التغير
word-lowest = الأدنى
word-highest = الأعلى
word-worse = أسوأ
word-better = أفضل
word-recommended = موصى به
word-target = الهدف
word-ownScale = لكل رسم مقياسه الخاص
word-partialPeriod = فترة غير مكتملة
word-rounded = الأرقام تقريبية، وقد لا يتطابق مجموعها تمامًا
word-asOf = حتى تاريخ
word-toFill = يُستكمل:
word-item = البند
word-status = الحالة
word-done = نسبة الإنجاز
word-note = ملاحظة
word-comment = تعليق
word-today = اليوم
word-strengths = نقاط القوة
word-weaknesses = نقاط الضعف
word-opportunities = الفرص
word-threats = التهديدات
word-pros = المزايا
word-cons = العيوب
word-brief = أرقام واردة في الطلب

# Periods by their numbers, and pointers.

period-quarter = الربع { $n } من { $year }
period-half = النصف { $n } من { $year }
see-slide = انظر الشريحة { $n }
for-audience = إلى: { $audience }

# What a deck of each type is called.

type-qbr = مراجعة الأعمال الفصلية
type-board = اجتماع مجلس الإدارة
type-status = تقرير الحالة
type-launch = خطة الإطلاق
type-pitch = عرض استثماري
type-proposal = مقترح
type-post-mortem = مراجعة ما بعد الحادث
type-research = نتائج البحث
type-lecture = درس
type-training = تدريب
type-comparison = مقارنة
type-roadmap = خارطة الطريق
type-case-study = دراسة حالة
type-report = تقرير
type-all-hands = اجتماع عام
type-donor-report = تقرير إلى المانحين
type-general = نظرة عامة
