# 在发生变化之处被怀疑的对象：与那里的其他对象相比，以及在其他地方。

blamed-beside = { $verdict ->
    [not] **{ $who }不是原因**。在{ $cell }之外，有{ $who }时{ $label }为{ $outside }，没有时为{ $elsewhere }；在{ $cell }，即使没有{ $who }也为{ $others }，此前为{ $othersBefore }。
    [alone] **不只是{ $who }**。在{ $cell }，即使没有{ $who }，{ $label }也为{ $others }，此前为{ $othersBefore }。
    [more] **不只是{ $who }**。在{ $cell }，有{ $who }时{ $label }为{ $inside }，没有时也为{ $others }，此前为{ $othersBefore }。
   *[there] **是{ $who }，但仅在{ $cell }**：那里为{ $inside }，其他为{ $others }；在{ $cell }之外，有{ $who }时为{ $outside }，没有时为{ $elsewhere }。
}
blamed-besides = **并非原因：{ $who }**。在{ $cell }，分别剔除后{ $label }同样变化；在其他地方，其表现并不更差。
blamed-beside-titles =
    .full = { $verdict ->
        [not] { $who }不是原因：在{ $cell }没有它也为{ $others }，在别处有它也只有{ $outside }
        [there] { $who }仅在{ $cell }发生变化
       *[alone] 不只是{ $who }：在{ $cell }没有它也为{ $others }
    }
    .short = { $verdict ->
        [there] { $who }仅在{ $cell }发生变化
        [not] { $who }不是原因：{ $cell }的其他也变了
       *[alone] 不只是{ $who }：{ $cell }的其他也变了
    }
blamed-beside-lead = { $cell }内外的{ $label }，有无{ $who }，{ $start }之前与之后
blamed-beside-sides =
    .inside = { $cell }的{ $who }
    .others_inside = { $cell }的其他
    .outside = 别处的{ $who }
    .others_outside = 别处的其他全部
blamed-elsewhere = **并非原因：{ $who }**。{ $cell }以外，{ $label }从{ $othersBefore }变为{ $others }。
