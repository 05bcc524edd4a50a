# 产品使用情况能说明谁会流失。

usage-no-churn = **{ $signal }不是流失的迹象**：这些订阅结束{ $with }，其余为{ $without }；差距可能出于偶然。
