## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = Los datos terminan el { $date }; las cifras son a ese día.
quality-ends-early = Los datos terminan el { $last }, mucho antes del { $date }.
quality-no-outcome = Ningún valor de { $column } en { $file } dice qué se ganó o se perdió ({ $stages }); un archivo de correspondencias puede decirlo.
quality-unused-stage = El archivo de correspondencias nombra la fase { $stage }; ninguna operación la tiene.
quality-lines-around = Líneas fuera de la tabla en { $file } (título, total, pie), excluidas: { $lines }.
quality-too-many-fields = Filas de { $file } con más campos que la cabecera, excluidas: { $rows }.
quality-not-of-type = Valores ilegibles de { $column } en { $file }, contados como ausentes: { $rows }.
quality-other-currency = Operaciones en una moneda distinta de { $currency }, excluidas: { $rows }.
quality-unused-table = { $file } no se usa: nada lo une a las otras tablas.
quality-currency-assumed = Los importes no indican moneda; se supone { $currency }.
quality-repeated = Filas de { $file } que repiten otra exactamente, contadas una vez: { $rows }.
quality-no-member = Operaciones sin «{ $dimension }»: { $rows } de { $all }; contadas en «{ $unnamed }».
quality-amount-scaled = { $column } se lee en unidades de { $scale }, como dice su nombre.
quality-no-amount = Operaciones ganadas sin importe: { $rows } de { $won }; cuentan como ganadas y nada suman al importe.
quality-negative-amount = Operaciones ganadas con importe negativo: { $rows }; se suman tal cual.
quality-zero-amount-lost = Operaciones perdidas con importe cero: { $rows } de { $lost }.
quality-no-close-date = Operaciones cerradas sin fecha de cierre: { $rows } de { $closed }; no entran en las cifras por fecha de cierre.
quality-no-creation-date = Operaciones sin fecha de creación ({ $column }): { $rows } de { $all }; no entran en operaciones nuevas ni en ciclo de venta.
quality-closed-before-created = Operaciones cerradas antes de su creación: { $rows }.
quality-unlisted = Operaciones cuyo valor de { $column } no figura en { $file }: { $rows } de { $all } ({ $values }).
quality-may-be = { $value } en { $file } puede ser { $suggestion } en { $other } ({ $rows } operaciones); un archivo de correspondencias puede decirlo.
quality-read-as = { $value } en { $file } se lee como { $suggestion } en { $other } ({ $rows } operaciones).
quality-without-deals = Sin operaciones y excluidos, no mostrados como cero: { $rows } de { $all } en { $file } ({ $members }).
quality-dimension-left-out = «{ $dimension }» queda fuera: { $rows } de { $closed } operaciones cerradas no lo tienen, pues su valor de { $column } no figura en { $file }.
quality-only-ended = «{ $dimension }» queda fuera: indica el propio resultado; se conoce después y no explica nada.
quality-only-lost = «{ $dimension }» queda fuera: solo las operaciones perdidas lo tienen; se conoce tras la decisión y no la explica.
quality-only-won = «{ $dimension }» queda fuera: solo las operaciones ganadas lo tienen; se conoce tras la decisión y no la explica.
quality-spellings = «{ $dimension }» aparece escrito de varias formas, quizá lo mismo: { $members }; un archivo de correspondencias puede decirlo.
quality-respelled = { $rows } valores de { $column } en { $file } solo difieren de otros en la forma de escribirse y cuentan como iguales.
quality-placeholder-dates = { $rows } valores de { $column } en { $file } no son fechas reales y cuentan como ausentes.
quality-date-numbers = { $column } en { $file } contiene números, leídos como fechas.
quality-future-close = { $rows } operaciones ganadas o perdidas de { $file } se cierran después del { $date } y no se cuentan.
quality-rewound = { $rows } operaciones se cerraron después del { $date } y están abiertas ese día; sus etapas de entonces no figuran en los datos.
quality-renamed = { $dimension }: { $value } termina donde empieza { $suggestion } ({ $date }), con otras tantas operaciones, y cuenta como { $suggestion }.
quality-clean-up = { $rows } operaciones de { $file } se cerraron como perdidas solo el { $date }, la mitad tras { $days } días o más (lo usual son { $usual }): se leen como una limpieza y se excluyen.
quality-still-running = { $period } está en curso; las cifras son de sus primeros { $days } días.
quality-unequal-weeks = { $period } tiene { $weeks } semanas y { $other } { $otherWeeks }; no se comparan.
quality-trials = Pruebas en { $file } que aún no pagan nada, excluidas: { $rows }.
quality-no-start = Suscripciones en { $file } sin inicio o sin importe, excluidas: { $rows }.
quality-ends-first = Suscripciones en { $file } que terminan antes de empezar, excluidas: { $rows }.
quality-no-value = Filas de { $file } sin { $column }, fuera de sus cifras: { $rows } de { $all }.
quality-void-rows = Filas de { $file } que no cuentan según { $column } ({ $members }): { $rows } de { $all }.
quality-span-undated = Filas de { $file } sin fecha de inicio, excluidas: { $rows }.
quality-span-backwards = Filas de { $file } que terminan antes de empezar, excluidas: { $rows }.
quality-no-score = Tickets en { $file } sin nota de satisfacción: { $rows } de { $all }; la satisfacción habla solo de los demás.
quality-impossible-times = Tiempos en { $file } más largos que desde la recepción del ticket, no contados: { $rows }.
quality-closed-before-opened = Tickets en { $file } cerrados antes de recibirse: { $rows }.
quality-churn-sources = Las fuentes dan números distintos de clientes perdidos; no se muestra ninguno: { $sources }.
quality-converted-by-dated-rates = Importes convertidos a { $currency } al tipo del día de cierre según { $file }: { $rows }; las operaciones abiertas, al último tipo.
quality-converted-by-rates = Importes convertidos a { $currency } a un tipo fijo por moneda según { $file }: { $rows }.
quality-converted-column = Importes en { $currency }, tal como la fuente los convirtió en { $column }: { $rows }.
quality-billing-interval = Los importes de { $file } valen para el plazo indicado en { $column } y se pasan a un mes.
quality-interval-doubt = En { $file }, los importes con { $column } más largo son tantas veces mayores como meses tiene; se cuentan como mensuales, según { $amount }.
quality-snapshots = { $file } da la situación de cada mes: no se conocen el inicio ni el fin de cada suscripción.
quality-billed = El ingreso recurrente es lo que { $file } factura a cada cliente por un mes; quedan fuera las filas de cobro único ({ $once }) y las anuladas ({ $voided }).
quality-discarded = Filas de { $file } eliminadas, archivadas o de prueba ({ $column }), excluidas: { $rows }.
quality-left-out = Excluidas de { $file } según lo pedido: { $rows } de { $all } filas ({ $column }: { $values }).
quality-left-out-amount = Excluidas de { $file } según lo pedido: { $rows } de { $all } filas ({ $column }: { $values }), en total { $amount }.
quality-unripe = { $rows } de { $all } filas de { $file } se excluyen por recientes: después del { $date } se ven menos de { $days } días.
quality-sample-judged = De { $all } filas releídas de { $file } ({ $column }), { $rows } de las { $judged } valorables dicen { $value }; { $open } no se pudieron valorar. Muestra pequeña; no se sabe cómo se extrajo.
quality-sample-read = De { $all } filas releídas de { $file } ({ $column }), { $rows } dicen { $value }. Muestra pequeña; no se sabe cómo se extrajo.
quality-left-out-where = Excluidas de { $file } según lo pedido: { $rows } de { $all } filas ({ $column }: { $values }).
quality-left-out-with = Excluidas de { $file } junto con { $values }: { $rows } de { $all } filas ({ $column }).
quality-only-where = Según lo pedido, de { $file } cuentan solo { $rows } de { $all } filas ({ $column }: { $values }).
quality-entered-twice = Excluidas de { $file } por estar registradas dos veces: { $rows } de { $all } filas ({ $column }: { $values }).
quality-restated-divided = { $column } de { $file } está dividido entre { $by }, como dice el encargo: «{ $text }».
quality-restated-times = { $column } de { $file } está multiplicado por { $by }, como dice el encargo: «{ $text }».
quality-restated-value = { $column } de una fila de { $file } es { $value } y no { $was }, como dice el encargo: «{ $text }».
quality-restated-rows = { $column } de { $rows } filas de { $file } se corrige, como dice el encargo: «{ $text }»; suma { $value } en lugar de { $was }.
quality-renamed-value = { $column } de { $file }: { $value } se cuenta como { $suggestion }, como dice el encargo ({ $rows } filas).
quality-tax-taken-off = Los importes de { $file } ({ $column }) se muestran sin el { $percent } de { $tax } que incluyen según el encargo.
quality-tax-added = Los importes de { $file } ({ $column }) se muestran con un { $percent } de { $tax } añadido, como dice el encargo.
quality-tax-held = Los importes de { $file } ({ $column }) incluyen { $tax }, como dice el encargo.
quality-tax-not-held = Los importes de { $file } ({ $column }) son sin { $tax }, como dice el encargo.
quality-not-applied = No aplicado: «{ $text }»: { $why ->
    [no-row] ninguna fila se ajusta; comprobar el valor o la fecha en los datos.
    [every-row] se ajusta a todas las filas y nada cambiaría; nombrar menos.
    [several] se ajusta a varias filas; nombrar una por su ID.
    [no-value] ninguna celda nombrada contiene el valor erróneo; corregirlo en el archivo.
    [no-rate] no dice ningún tipo; indicarlo en tanto por ciento.
    [already] los datos ya se leen así.
    [single] figura una sola vez en los datos; pedir que se excluya si es erróneo.
    [no-repeat] ninguna fila repite a otra según su número.
    [no-name] ninguna celda contiene el nombre antiguo; escribir ambos nombres como en los datos.
    [most-rows] solo una parte es un valor de los datos, y corresponde a más de la mitad de las filas; nombrar el valor como en los datos.
   *[unnamed] ninguna columna ni valor se llama así; usar el nombre de los datos.
}
quality-signs-of-amounts = { $file } registra los ingresos en negativo; los signos siguen a las cuentas: ingresos y costes se muestran en positivo y el resultado es su diferencia.
quality-signs-of-credits = { $file } registra los ingresos en el haber; los signos siguen a las cuentas: ingresos y costes se muestran en positivo y el resultado es su diferencia.
quality-thinning = Operaciones de { $file } creadas desde el { $date }: solo { $rows }, frente a { $usual } en un mes habitual. Probablemente faltan las más recientes; una caída del pipeline creado dice poco.
quality-unresolved = { $rows } de { $all } tickets de { $period } aún no están resueltos; el tiempo de resolución del resto es demasiado bajo para compararlo.
quality-undecided = { $rows } de { $all } filas de { $file } en { $period } aún no están decididas; su conversión no se puede comparar.
quality-credited-today = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; los datos no dicen quién llevaba antes la operación.
quality-former-owner = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; { $column } nombra a otro en { $rows } operaciones.
quality-owner-history = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; lo que { $file } dice de los anteriores no se cuenta.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } de las operaciones ganadas sin importe, fuera del valor
missing-no-creation-date = { $share } de las operaciones sin fecha de creación, no incluidas
missing-no-close-date = { $share } de las operaciones cerradas sin fecha de cierre, no incluidas
missing-no-score = { $share } de los tickets sin nota, no incluidos

## How tables were joined.
quality-lines-read = Los ingresos son { $formula } de cada fila de { $file }, con fecha de { $column } en { $other }.
quality-cost-read = El beneficio bruto son los ingresos menos { $formula }; filas de { $file } sin coste, excluidas del cálculo: { $rows }.
quality-cost-in-force = { $column } de { $file } es el vigente el día de cada fila, según { $since }; no se usa ningún coste posterior.
quality-uncosted = { $file } no tiene coste de { $members }: el { $percent } % de los ingresos de { $period } queda fuera del beneficio bruto y del margen bruto.
quality-refunds-kept = { $column } de { $file } no se resta de ninguna cifra, porque no dice qué se devolvió ni cuándo: los ingresos son antes de reembolsos.
quality-total-matches = Los ingresos coinciden con { $column } de { $file } en los { $all } documentos.
quality-total-differs = Documentos cuyo { $column } en { $file } difiere de sus líneas: { $rows } de { $all }, por { $difference } en total; cuentan las líneas.
quality-unused-repeats = Se dejan fuera porque sus filas repiten otras tablas: { $file }.
quality-unused-multiplies = Se dejan fuera porque unirlas contaría líneas más de una vez: { $file }.
quality-period-absent = Los datos no contienen nada de { $period }: van del { $first } al { $last }. Las cifras son de { $told }.
quality-period-part = Los datos cubren solo una parte de { $period }: van del { $first } al { $last }. Las cifras son de { $told }.
quality-period-open = Los datos de { $told } llegan hasta el { $last }: el resto del último mes aún no figura.
quality-year-unreached = Los datos no llegan hasta { $period }: las cifras se comparan con { $told }.
quality-account-names = Cuentas de { $file } con varios nombres para un mismo número: { $accounts }. Vale el número, con el nombre más frecuente.
quality-postings-without = Asientos de { $file } sin { $column }: { $rows } ({ $amount }). Cuentan en todos los totales y figuran aparte.
quality-amounts-taken = Los importes de { $file } son los que la fuente da en { $currency } en { $column }.
quality-amounts-converted = Filas de { $file } en otras monedas convertidas a { $currency } a un tipo fijo por moneda según { $other }: { $rows }.
quality-amounts-converted-dated = Filas de { $file } en otras monedas convertidas a { $currency } al tipo de su fecha según { $other }: { $rows }.
quality-amounts-converted-as-said = Filas de { $file } convertidas a { $currency } al tipo indicado («{ $text }»): { $rows }.
quality-amounts-without-rate = { $rows } de { $all } filas de { $file } están en { $members } y los datos no incluyen tipo de cambio a { $currency }: los importes son solo los de { $currency }.
quality-rows-dated = Las filas de { $file } cuentan en la fecha de { $column }, no en la de { $other }.
quality-took-place = { $rows } de { $all } filas de { $file } no tuvieron lugar ({ $members } según { $column }): ninguna suma las cuenta.
quality-unpaid = { $rows } de { $all } facturas de { $file } en { $period } aún no están pagadas; su retraso no se puede comparar.
