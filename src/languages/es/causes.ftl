# Por qué se movió una medida.

# De qué es el producto: operaciones cerradas × tasa de éxito × importe medio.

factor = { $metric ->
        [decided_count] { EITHER($rose, "más operaciones cerradas", "menos operaciones cerradas") }
        [won_count] { EITHER($rose, "más operaciones ganadas", "menos operaciones ganadas") }
        [win_rate] { EITHER($rose, "una tasa de éxito más alta", "una tasa de éxito más baja") }
        [average_deal] { EITHER($rose, "operaciones más grandes", "operaciones más pequeñas") }
        [count] { EITHER($rose, "más", "menos") } { INNER($label) }
       *[other] { INNER($label) } ({ EITHER($rose, "al alza", "a la baja") })
    }
factor-plain = { INNER($label) }
factors-titles =
    .full = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } de la variación de { SIGNED($delta) }; { $second }: { $secondPart }
    .short = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } de la variación de { SIGNED($delta) }
    .mixed = { FIRST($first) }: { SIGNED($firstEffect) }; { $second }: { SIGNED($secondEffect) }
    .shorter = { FIRST($first) }: { SIGNED($firstEffect) }
factors-point = **{ FIRST($first) }: { GIVEN($firstPart) ->
        [yes] { $firstPart } de la variación** de { SIGNED($delta) }; { $second }: { $secondPart }
       *[no] { SIGNED($firstEffect) }**; { $second }: { SIGNED($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = Efecto: { INNER($label) }
factors-within = De ello, { $factor }: { SIGNED($effect) } ({ $value } tras { $before }).
lead-factors = { $label }{ WITH(" en ", $unit) } como producto de { INNER($factors) }, { $now } { VERSUS($prior) }

# Operaciones abiertas que aún se pueden ganar.

live-titles =
    .full = Solo { $live } de { $open } operaciones abiertas siguen vivas, tras { $before } en { $prior }
    .short = Solo { $live } de { $open } operaciones abiertas siguen vivas
live-thin = Comprobar antes la exportación: contiene pocas operaciones del último mes.
live-dead = **{ $dead } operaciones abiertas** son más antiguas que cualquiera ya cerrada: { $oldest }.
live-worth = Con los niveles actuales ({ INNER($rate) }, { INNER($size) }), las operaciones vivas valen **{ $worth }**.
live-change = **{ SIGNED($delta) }** operaciones vivas desde el cierre de { $prior }.

# La edad a la que se pierden las operaciones.

age-titles =
    .first = { NEEDS($first) }{ $share } de las pérdidas en { $days }: { INNER($label) } { $value }, después { $rest }
    .firstShort = { NEEDS($first) }{ $share } de las pérdidas llegan en { $days }
    .other = { $share } de las pérdidas a los { $band } días: { INNER($label) } { $value }, resto { $rest }
    .otherShort = { $share } de las pérdidas a los { $band } días
age-before = **{ $prior }**: { $share } de las pérdidas, con una { INNER($label) } de { $value }.
age-prize = A la { INNER($label) } de las demás, estas habrían aportado **{ $prize }** más.
lead-age = Operaciones cerradas por edad en la decisión, en días, { $now }

# Donde se cruzan dos dimensiones y la tasa de éxito queda por debajo de la propia.

spot = { $row } en { $column }
spots-titles =
    .full = Los puntos débiles cuestan { $total }: { $spots }
    .most = { NEEDS($two) }Los puntos débiles cuestan { $total }, sobre todo { $two }
    .two = { NEEDS($two) }Los puntos débiles más caros: { $two }
    .short = Los puntos débiles de la { INNER($label) } cuestan { $total } ({ $now })
spots-how = Coste: operaciones cerradas por la distancia a la tasa propia, al importe medio propio.
spots-few = Hay pocas operaciones detrás de cada uno: un indicio, no una prueba.
spots-columns =
    .spot = Punto débil
    .deals = Operaciones cerradas
    .rate = { $label }
    .usual = Tasa en conjunto
    .cost = Coste de la distancia

# Qué da trabajo y qué da dinero.

effort-titles =
    .full = { $earners }: { $result } { $revenue }, { $effort } { $decided }
    .short = { $result } { $revenue }, { $effort } { $decided }
effort-side = **{ $members }**: { $effort } { $decided }, { $result } { $revenue }.
lead-effort = { FIRST(INNER($labels)) } por { INNER($dimension) }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $member } explica { $contribution } de la variación ({ INNER($label) }): { $value } tras { $before }
    .short = { $label }: la mayor variación está en { $member }, { $value } tras { $before }
points-mean-driver = **{ $label }: la mayor variación está en { $member }**, { $value } tras { $before } ({ $prior }).
mean-driver-without = Sin esa variación, el valor habría sido **{ $without }** y no { $whole }.
drill-even = **{ $member }** varió en su conjunto: sin diferencias por { INNER($one) }.

# Dónde cambió una tasa.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } en { $member }: { SIGNED($delta) } hasta { $value }; en el resto, { ABS($next) } como máximo
    .few = { NEEDS($nextOfMany) }{ $label } en { $member }: { SIGNED($delta) } hasta { $value }; entre los demás con suficientes { $subject }, { ABS($nextOfMany) } como máximo
    .fewShort = { NEEDS($nextOfMany) }{ $label } en { $member }: { SIGNED($delta) }; con suficientes { $subject }, el resto { ABS($nextOfMany) } como máximo
    .full = { $label } en { $member }: { SIGNED($delta) } hasta { $value }
    .short = { $label } en { $member }: { $value }
rate-change-outcomes = { $metric ->
        [win_rate] Con la tasa de { $prior } se habrían ganado **{ ABS($count) } { EITHER($rose, "menos", "más") }** de sus { $rows } oportunidades{ GIVEN($worth) ->
                [yes] , por valor de { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Con la tasa de { $prior }, **{ ABS($count) }** de { $rows } ({ $subject }) habrían tenido otro resultado.
    }
rate-change-apart = La { EITHER($rose, "subida", "caída") } más clara se da en **{ $member }**: { $value }, frente a { $before } en { $prior }.
rate-change-unsure = Con { $rows } { $subject }, aún no es una tendencia.
rate-change-few = Sin suficientes { $subject } para comparar: { COMMAS($members) }.
rate-change-within = { $member } por { INNER($dimension) }
lead-rate-change = Variación: { INNER($label) } por { INNER($dimension) }, { $now } frente a { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Volumen
        [mix] Mezcla
        [price] Precio
        [discount] Descuentos
        [spread] Precio y coste
       *[cost] Coste unitario
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "más unidades vendidas", "menos unidades vendidas") }
        [mix] { EITHER($rose, "una mezcla mejor", "una mezcla peor") }
        [price] { EITHER($rose, "precios más altos", "precios más bajos") }
        [discount] { EITHER($rose, "descuentos menores", "descuentos mayores") }
        [spread] { EITHER($rose, "una diferencia mayor entre precio y coste unitario", "una diferencia menor entre precio y coste unitario") }
       *[cost] { EITHER($rose, "costes unitarios más bajos", "costes unitarios más altos") }
    }
price-effect = { FIRST($factor) }: **{ SIGNED($effect) }**.
price-where = { FIRST($factor) }: sobre todo en **{ $member }**, { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }; { $first }: { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }: { $first }, { SIGNED($firstEffect) }{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }
    .short = { $label }: { $first }, { SIGNED($firstEffect) }
price-point = **{ $label }: { $first }, { SIGNED($firstEffect) }**{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }.
lead-price = Qué influyó, por producto vendido: { INNER($label) }, { $now } frente a { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } en { $column }
        [for] { $row } para { $column }
        [with] { $row } con { INNER($column) }
        [without] { $row } sin { INNER($column) }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] casi todo por
        [more] todo por
       *[most] sobre todo por
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } { $pair } ({ $value } tras { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } { $pair }
    .short = { $pair }: { INNER($label) }, { $value } tras { $before }
pair-point = **{ $part ->
        [all] Casi toda la
        [more] Toda la
       *[most] La mayor parte de la
    } { EITHER($rose, "subida", "caída") } ({ INNER($label) }) viene de { $pair }**: { $value } tras { $before } ({ $prior }).
pair-rest = Resto de { $member }
pair-others = Todos los demás
pair-all = Total
pair-rows = { FIRST($subject) }, { $period }
pair-back = Devolver { $pair } a su nivel de { $prior } vale **{ ABS($worth) }**.
pair-so-what = Fuera de ahí, { $row } y { $column } no muestran nada parecido: la causa está donde se cruzan.

# Lo que cuestan los descuentos.

discounts-titles =
    .cap = { NEEDS($kept) }Descuentos: { $rate } de los precios, { $cost }; un tope del { $cap } habría conservado { $kept }
    .plain = Descuentos: { $rate } de los precios, { $cost }
discounts-cap = Un tope del { $cap } habría conservado **{ $kept }** con las mismas ventas.
discounts-deepest = **{ $member }** tiene los descuentos más altos: { $value }, { $cost }.
discounts-cost = Descuentos

# Lo que anunciaba el fin de una suscripción.

signal = { $signal ->
        [young] Vendida en los últimos { $limit } días
        [tickets] Ticket de soporte
        [escalated] Ticket escalado
        [unhappy] Baja satisfacción
        [idle] Sin uso
        [low-use] { $use }: menos de { $limit } al mes
        [falling-use] { $use } con una caída de más del { $limit }
       *[other] La cuenta ya se había dado de baja
    }
signals-titles =
    .only = { NEEDS($only) }De { $count } señales, solo una anticipa la pérdida: { LOWERCASE($signal) }, { $risk } el riesgo
    .many = { NEEDS($signal) }{ $signal }: { $risk } el riesgo de pérdida
    .none = { NEEDS($none) }Ninguna de { $count } señales anticipa qué suscripciones terminan
signals-watch = **{ $count } suscripciones abiertas** muestran hoy la señal más fuerte ({ LOWERCASE($signal) }), { $mrr } al mes.
signals-how = Cada señal es anterior al periodo y cada pérdida cae en él; un intervalo que incluye 1 puede ser azar.
signals-lead = Suscripciones terminadas, con y sin cada señal, { $now }
signals-columns =
    .signal = Señal en el periodo anterior
    .count = Con ella
    .with = Fin con ella
    .without = Fin sin ella
    .interval = Intervalo del 95 %
    .risk = Riesgo

# Por qué dicen irse las cuentas.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } del { $unit } perdido no tiene motivo; del resto, { $money } por importe y { $count } por número
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } del { $unit } perdido no tiene motivo; del resto lidera { $money }
    .flipNone = { NEEDS($flip) }Por número, el primer motivo es { $count }; por importe, { $money }; { $share } no tiene motivo
    .flip = { NEEDS($flip) }Por número, el primer motivo de baja es { $count }; por importe, { $money }
    .same = { NEEDS($same) }{ $money } es el primer motivo de baja, por número y por importe
reasons-none = **{ $share }** sin motivo registrado ({ INNER($label) }).
reasons-even = Los motivos se reparten tan por igual como lo haría el azar: ninguno destaca con certeza.
reasons-columns =
    .reason = Motivo
    .count = Bajas
    .money = { $label }
reasons-lead = Motivos de baja por número y por importe ({ INNER($label) }), { $now }

# El lugar donde empeoró el servicio.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: desde { $month }, { $handler } atiende { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label }, { $whole }: desde { $month }, { $handler } atiende { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } es nuevo desde { $month }
    .beside = { NEEDS($rest) }{ $place }: { INNER($label) }, { $value }, frente a { $rest } en los demás tickets
    .whole = { $moved }: el problema está en { $place }
    .short = { $place }: { INNER($label) }, { $value }
place-worse = **El servicio empeoró**: { $measures }.
place-measure = { INNER($label) } { $value } ({ $before } en { $prior }{ GIVEN($year) ->
        [yes] , { $year } en { $yearName }
       *[no] { "" }
    })
place-again = { INNER($label) } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { INNER($label) } { $value }
place-point = **{ $how ->
        [handed] Desde { $month }, { $handler } atiende { $topic }
        [new] { $place } es nuevo desde { $month }
       *[other] Está en { $place }{ GIVEN($month) ->
            [yes] , desde { $month }
           *[no] { "" }
        }
    }**: { $count } tickets, { $measures }.
place-cost = **{ $label }: { EITHER($rose, "sube", "baja") } a { $value }** desde { $before }, { $part } de ello ahí.
place-exposed = { $how ->
        [sla] **{ $accounts } clientes ({ $label } { $worth }) tuvieron ahí un ticket fuera del SLA**
        [cost] **{ $accounts } clientes ({ $label } { $worth }) tuvieron ahí un ticket costoso**
       *[other] **{ $accounts } clientes ({ $label } { $worth }) tuvieron ahí tickets**
    }{ GIVEN($soon) ->
        [yes] ; { $soon } ({ $soonWorth }) renuevan hasta el { $day }.
       *[no] .
    }
place-held = **No es la causa**: { $parts }.
place-elsewhere = { $member } en otros casos ({ $measures })
place-others = todos los demás tickets ({ $measures })
place-volume = el volumen ({ SIGNED($growth) } frente a { $period })
place-alone = Menos tickets o más personal no ayudarían: fuera de { $place }, { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } clientes con { $soonWorth } de { $label } renuevan hasta el { $day } tras un mal ticket
    .short = { $accounts } clientes con { $worth } de { $label } tuvieron un mal ticket
place-columns =
    .tickets = Tickets
    .accounts = Clientes
    .exposed = Expuestos
    .soon = Renuevan hasta el { $day }
