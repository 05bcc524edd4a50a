measure-net_revenue = Ingreso neto
    .the = el ingreso neto
    .definition = Importes menos las comisiones, descuentos y reembolsos que figuran en los datos.
measure-commission_rate = Peso de la comisión
    .the = el peso de la comisión
    .definition = Comisión dividida entre los importes de los que se descuenta.
