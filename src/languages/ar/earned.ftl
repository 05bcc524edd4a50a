measure-net_revenue = صافي الإيراد
    .definition = المبالغ ناقص العمولة والخصومات والمبالغ المستردة الواردة في البيانات.
    .gender = m
measure-commission_rate = حصة العمولة
    .definition = العمولة مقسومة على المبالغ التي اقتُطعت منها.
    .gender = f
