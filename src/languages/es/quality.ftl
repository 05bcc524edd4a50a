# What is said of the data: what was read, left out, assumed.

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
quality-without-deals = Sin operaciones y excluidos, no mostrados como cero: { $rows } de { $all } en { $file } ({ $members }).
quality-dimension-left-out = «{ $dimension }» queda fuera: { $rows } de { $closed } operaciones cerradas no lo tienen, pues su valor de { $column } no figura en { $file }.
quality-spellings = «{ $dimension }» aparece escrito de varias formas, quizá lo mismo: { $members }; un archivo de correspondencias puede decirlo.
quality-placeholder-dates = { $rows } valores de { $column } en { $file } no son fechas reales y cuentan como ausentes.
quality-date-numbers = { $column } en { $file } contiene números, leídos como fechas.
quality-future-close = { $rows } operaciones ganadas o perdidas de { $file } se cierran después del { $date } y no se cuentan.
quality-still-running = { $period } está en curso; las cifras son de sus primeros { $days } días.
quality-unequal-weeks = { $period } tiene { $weeks } semanas y { $other } { $otherWeeks }; no se comparan.
quality-trials = Pruebas en { $file } que aún no pagan nada, excluidas: { $rows }.
quality-no-start = Suscripciones en { $file } sin inicio o sin importe, excluidas: { $rows }.
quality-ends-first = Suscripciones en { $file } que terminan antes de empezar, excluidas: { $rows }.
quality-no-score = Tickets en { $file } sin nota de satisfacción: { $rows } de { $all }; la satisfacción habla solo de los demás.
quality-closed-before-opened = Tickets en { $file } cerrados antes de recibirse: { $rows }.
quality-churn-sources = Las fuentes dan números distintos de clientes perdidos; no se muestra ninguno: { $sources }.
quality-converted-by-dated-rates = Importes convertidos a { $currency } al tipo del día de cierre según { $file }: { $rows }; las operaciones abiertas, al último tipo.
quality-converted-by-rates = Importes convertidos a { $currency } a un tipo fijo por moneda según { $file }: { $rows }.
quality-converted-column = Importes en { $currency }, tal como la fuente los convirtió en { $column }: { $rows }.
quality-billing-interval = Los importes de { $file } valen para el plazo indicado en { $column } y se pasan a un mes.
quality-snapshots = { $file } da la situación de cada mes: no se conocen el inicio ni el fin de cada suscripción.
quality-discarded = Filas de { $file } eliminadas, archivadas o de prueba ({ $column }), excluidas: { $rows }.
quality-thinning = Operaciones de { $file } creadas desde el { $date }: solo { $rows }, frente a { $usual } en un mes habitual. Probablemente faltan las más recientes; una caída del pipeline creado dice poco.
quality-credited-today = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; los datos no dicen quién llevaba antes la operación.
quality-former-owner = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; { $column } nombra a otro en { $rows } operaciones.
quality-owner-history = Las cifras por «{ $dimension }» se atribuyen a quien los datos nombran hoy; lo que { $file } dice de los anteriores no se cuenta.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } de las operaciones ganadas sin importe, fuera del valor
missing-no-creation-date = { $share } de las operaciones sin fecha de creación, no incluidas
missing-no-close-date = { $share } de las operaciones cerradas sin fecha de cierre, no incluidas
missing-no-score = { $share } de los tickets sin nota, no incluidos
