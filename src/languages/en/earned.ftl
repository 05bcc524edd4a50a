measure-net_revenue = Net revenue
    .definition = Amounts less the commission, discounts and refunds that the data have.
measure-commission_rate = Commission share
    .definition = Commission divided by the amounts it was taken of.
