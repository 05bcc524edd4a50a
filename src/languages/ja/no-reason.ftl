# 失った額の大半に理由がない場合。

reasons-without = 理由の記録なし
reasons-rest = **失った{ $unit }のうち理由があるのは{ $rest }のみ**：理由が示すのはその部分だけ。
