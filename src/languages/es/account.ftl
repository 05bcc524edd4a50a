## Heads of the list of single support requests in a customer's review.
request-request = Solicitud
request-opened = Recibida
request-closed = Resuelta
request-priority = Prioridad
request-open = abierta

## Sentences of the review of one customer account.
account-title = { $account }: revisión conjunta, { $now }
account-source = Fuente: datos de { $account }, a { $date }
account-labels-orders = Pedidos
account-labels-order_value = Valor de los pedidos
account-labels-ordersToDate = Pedidos hasta hoy
account-labels-valueToDate = Valor hasta hoy
account-labels-product = Producto
account-labels-plan = Plan
account-labels-subscriptions = Suscripciones activas
account-labels-seats = Licencias
account-labels-monthly_fee = Cuota mensual
account-labels-uses = Usos
account-labels-features_used = Funciones en uso
account-labels-feature = Función
account-labels-requests = Solicitudes de soporte
account-labels-requests_resolved = Solicitudes resueltas
account-labels-requests_open = Solicitudes abiertas
account-labels-requests_rated = Solicitudes valoradas
account-labels-requests_satisfied = Bien valoradas
account-labels-response_time = Primera respuesta (mediana)
account-labels-resolution_time = Resolución (mediana)
account-labels-requestsToDate = Solicitudes hasta hoy
account-labels-renewal = Renovación
account-parts-goals = Objetivos
account-parts-delivered = Entregado
account-parts-subscription = Suscripción
account-parts-use = Uso
account-parts-support = Soporte
account-parts-roadmap = Hoja de ruta
account-parts-plan = Próximos pasos
account-parts-definitions = Definiciones
account-asks-goals = los objetivos acordados y cómo va cada uno
account-asks-plan = qué se hace hasta la próxima revisión
account-goals = Lo que nos propusimos juntos
account-roadmap = Lo que viene y le importa
account-plan = Plan para el próximo trimestre
account-ordered = Pedidos por { $value } en { $now }
account-ordered-count = Pedidos en { $now }: { $orders }
account-no-orders = Los datos no contienen pedidos en { $now }
account-products = { $product } es lo que más pesa hasta hoy: { $value }
account-before = { $label } en { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Suscripciones por { $fee } al mes, { $seats } { PLURAL($seatsCount, "licencia", "licencias") }
       *[no] Suscripciones por { $fee } al mes
    }
account-renewal = **Próxima renovación: { $date }**, en { $days }.
account-no-renewal = Los datos no contienen fecha de renovación.
account-no-subscription = Los datos no contienen suscripciones activas.
account-used = { GIVEN($features) ->
        [yes] { $uses } { PLURAL($usesCount, "uso", "usos") } en { $now }, en { $features } { PLURAL($featuresCount, "función", "funciones") }
       *[no] { $uses } { PLURAL($usesCount, "uso", "usos") } en { $now }
    }
account-most-used = **{ $feature } es lo más usado**: { $uses } { PLURAL($usesCount, "vez", "veces") }.
account-no-use = Los datos no contienen uso en { $now }.
account-not-used = No consta uso en { $now }
account-asked = Solicitudes de soporte en { $now }: { $requests }
account-no-requests = No hubo solicitudes de soporte en { $now }
account-no-support = Los datos no contienen solicitudes de soporte.
account-open-requests = **Abiertas ahora: { $open }**.
account-none-open = **No hay solicitudes abiertas**.
account-resolved = Resueltas en { $now }: { $resolved }.
account-in-time = Resueltas a tiempo: { $inTime } de { $due }.
account-rated = Bien valoradas: { $good } de { $rated } valoradas, de { $all } { PLURAL($allCount, "solicitud", "solicitudes") } hasta hoy.
account-unrated = Solicitudes valoradas: ninguna de { $all } hasta hoy.
account-time = { $label }: { $value }, con { $count } { PLURAL($countCount, "solicitud", "solicitudes") } hasta hoy.
account-definitions = Cómo se cuentan las cifras
account-meaning-orders = Pedidos acordados, contados el día del acuerdo.
account-meaning-order_value = Suma de los importes de estos pedidos, tal como se acordaron.
account-meaning-valueToDate = Todos los pedidos de los datos, hasta la fecha de esta revisión.
account-meaning-subscriptions = Suscripciones vigentes en la fecha de esta revisión, sin pruebas.
account-meaning-monthly_fee = Suma de los importes recurrentes de estas suscripciones en un mes.
account-meaning-uses = Usos registrados, el día del uso.
account-meaning-requests = Solicitudes según el día en que llegaron.
account-meaning-requests_satisfied = Respuestas en la parte alta de la escala.
