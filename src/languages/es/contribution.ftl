# What is left of sales, and what moved it.

measure-contribution = Margen de contribución
    .the = el margen de contribución
    .definition = Ventas brutas menos descuentos, reembolsos según el día de la devolución, coste unitario de lo vendido y no repuesto en almacén, gastos de devolución si constan, y marketing.
measure-contribution_before_marketing = Contribución antes de marketing
    .the = la contribución antes de marketing
    .definition = Ventas brutas menos descuentos, reembolsos según el día de la devolución, coste unitario de lo vendido y no repuesto en almacén, y gastos de devolución si constan.
measure-contribution_before_returns = Contribución antes de devoluciones
    .the = la contribución antes de devoluciones
    .definition = Ventas brutas menos descuentos, coste unitario de lo vendido y marketing; los datos no dicen nada de devoluciones.
measure-contribution_margin = Tasa de contribución
    .the = la tasa de contribución
    .definition = Contribución dividida entre las ventas tras descuentos.
measure-gross_sales = Ventas brutas
    .the = el importe de las ventas brutas
    .definition = Precio por cantidad de lo vendido, antes de descuentos y reembolsos, sin impuestos ni envío.
measure-discounts = Importe de descuentos
    .the = el importe de descuentos
    .definition = Lo que los descuentos restaron a las ventas brutas; el de un pedido se reparte entre sus líneas por valor.
measure-cost_of_goods = Coste de la mercancía
    .the = el coste de la mercancía
    .definition = Coste unitario por cantidad de lo vendido, menos el de las devoluciones repuestas en almacén.
measure-return_rate = Tasa de devolución
    .the = la tasa de devolución
    .definition = Líneas de pedido del periodo de las que algo se devolvió, divididas entre todas sus líneas; según el día del pedido.
measure-return_costs = Gasto de devoluciones
    .the = el gasto de devoluciones
    .definition = Lo que costó recoger los artículos devueltos, según el día de la devolución.
measure-marketing_spend = Gasto en marketing
    .the = el gasto en marketing
    .definition = Lo gastado en marketing en el periodo.
measure-marketing_rate = Marketing sobre ventas
    .the = el peso del marketing sobre ventas
    .definition = Gasto en marketing dividido entre las ventas tras descuentos.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } bajó un { ABS($pct) } { EITHER($rose, "aunque las ventas subieron un", "con ventas que bajaron un") } { ABS($growth) }: { $causes }
    .short = { $label } bajó un { ABS($pct) }, a { $value }, { EITHER($rose, "aunque las ventas subieron un", "con ventas que bajaron un") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] descuentos en { $member }
       *[returns] devoluciones de { $member }
    }
contrib-change = **{ $label } bajó un { ABS($pct) }, a { $value }**, desde { $before } en { $prior }, { EITHER($rose, "aunque las ventas tras descuentos subieron un", "con ventas tras descuentos que bajaron un") } { ABS($growth) }, a { $sales }.
contrib-discount = **{ $member }: los descuentos se llevaron el { $rate } de las ventas brutas** ({ $before } en { $prior }){ GIVEN($month) ->
        [yes] , desde { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , sobre todo con { $codes }
       *[no] { "" }
    }: { $excess } más que con la tasa anterior.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: se devolvieron { $returned } de { $sold } líneas** ({ $rate }; { $before } en { $prior }){ GIVEN($month) ->
        [yes] , desde { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , { $count } de ellas por «{ $reason }»
       *[no] { "" }
    }: unos { $excess } más que con la tasa anterior.
contrib-held = **No es la causa**: { $parts }.
contrib-held-part = { $part ->
        [marketing] el marketing ({ $value } de las ventas, { $before } en { $prior })
        [cost] el coste de la mercancía ({ $value } de las ventas brutas, { $before } en { $prior })
       *[returns] las devoluciones del resto ({ $value } de las líneas, { $before } en { $prior })
    }
contrib-part = { $part ->
        [volume] Volumen
        [discount] Descuentos
        [returns] Devoluciones
        [cost] Coste de la mercancía
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] el menor volumen costó { ABS($value) }
        [discount] los mayores descuentos costaron { ABS($value) }
        [returns] las mayores devoluciones costaron { ABS($value) }
        [cost] el mayor coste de la mercancía restó { ABS($value) }
       *[marketing] el marketing restó { ABS($value) } más
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) }; el volumen solo aportó { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = El volumen es el cambio de las ventas brutas a la tasa de contribución de { $prior }; cada otra parte es lo que aportó o restó el cambio de su peso en las ventas brutas.
contrib-rate-titles =
    .full = { $part ->
        [discount] Los descuentos en { $member } subieron del { $before } al { $rate } de las ventas brutas
       *[returns] Se devolvió el { $rate } de las líneas de { $member }, frente al { $before }
    }
contrib-caution = { $part ->
        [discount] Quitar el descuento no lo devolvería todo: algunos de estos pedidos no se habrían hecho, y no hay un grupo sin descuento con el que comparar.
       *[returns] Los pedidos del final de { $now } aún pueden devolverse: la tasa de devolución solo puede subir.
    }
contrib-share = Peso en ventas brutas
contrib-statement = Lo que queda de las ventas brutas, { $now } frente a { $prior }
contrib-left = { $label }: solo el { $share } de las ventas brutas, frente al { $before }
step-codes =
    .head = acabar con los descuentos en { $member }
    .what = Retirar { GIVEN($codes) ->
        [yes] { $codes }
       *[no] los descuentos
    } en { $member }, o limitarlos y mantener un grupo sin descuento
    .measure = Tasa de descuento de { $member } de vuelta al { $before }
step-returned =
    .head = dejar de promocionar { $member }
    .what = Dejar de promocionar { $member } hasta que su tasa de devolución vuelva cerca del { $before }{ GIVEN($reason) ->
        [yes] ; revisar «{ $reason }»
       *[no] { "" }
    }
    .measure = Tasa de devolución de { $member } de vuelta al { $before }
