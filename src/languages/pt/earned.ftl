measure-net_revenue = Receita líquida
    .the = a receita líquida
    .definition = Valores menos comissões, descontos e reembolsos que constam nos dados.
measure-commission_rate = Peso da comissão
    .the = o peso da comissão
    .definition = Comissão dividida pelos valores de que é retirada.
