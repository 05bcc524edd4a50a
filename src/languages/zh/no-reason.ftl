# 大部分流失没有原因的情形。

reasons-without = 未记录原因
reasons-rest = **流失的{ $unit }中只有{ $rest }有原因**：各原因只说明这一部分。
