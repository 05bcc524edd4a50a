/** The worth of evidence pages, with every number in one place. A deck takes the worthiest; the summary uses the same order. */
export const worth = {
  /** By the page's measure. */
  measure: {
    headline: 1,
    rate: 0.85,
    /** For the first four measures. */
    early: 0.5,
    late: 0.4,
    /** Where and why deals were lost explains what was won. */
    lost: 0.8,
    /** A second family comes after the first. */
    secondFamily: 0.5,
  },
  /** A field without a known role says less about the business. */
  unknownField: 0.5,
  /** Multiplied by the worth of its measure. */
  page: {
    trend: 1,
    distribution: 0.4,
    crossed: 0.9,
    mix: 1.4,
    meanDriver: 1.4,
    rateChange: 1.4,
    pair: 1.6,
    comparisonOfRates: 0.55,
    bridge: 1.1,
    shareOfProducts: 0.7,
    share: 0.45,
    rankingOfOwners: 1.2,
    rankingOfMany: 0.6,
    ranking: 0.3,
    panels: 0.8,
    comparisonOfRegions: 0.7,
    comparison: 0.55,
    /** Many members, such as accounts, have too few deals each for rates; a few rows leave a page empty. */
    tableOfManyOrFew: 0.45,
    tableOfProducts: 0.75,
    table: 0.45,
  },
  /** A share of a measure other than the headline. */
  shareBesideHeadline: 0.6,
  /** If a mix page shows the members' figures, another page about them adds little. */
  afterMix: 0.4,
  /** For any measure. */
  always: {
    seasonal: 0.95,
    /** A second basis beside the prior period. */
    yearOnYear: 0.25,
    pattern: 0.95,
    simpson: 0.95,
    losses: 0.9,
    lossesOfAccounts: 0.5,
    lossesOfUnknownField: 0.75,
    measuresTogether: 0.6,
    recurringBridge: 0.99,
    retention: 1.3,
    lossCauses: 1.7,
    lossByAge: 1.5,
    lossStake: 1.45,
    planMoves: 2.5,
    lossWhere: 1.5,
    lossSignals: 1.3,
    lossReasons: 1.2,
    recurringGrowth: 1.35,
    renewals: 1.6,
    accountCohorts: 0.6,
    service: 1.25,
    servicePlace: 1.7,
    serviceCost: 1.5,
    contribution: 1.8,
    contributionPlace: 1.7,
    contributionStatement: 1.6,
    funnel: 0.8,
    planVariance: 0.97,
    planBridge: 0.9,
    unitEconomics: 0.9,
    cash: 0.88,
    receivables: 3.4,
    factors: 0.98,
    priceVolume: 1.1,
    liveDeals: 0.97,
    decisionAges: 0.92,
    weakSpots: 0.9,
    effort: 0.9,
    discounts: 0.9,
  },
  /** A page of signals of which none predicts a loss. */
  lossSignalsNone: 0.7,
  /** The most that a trend beside the headline's is worth over two periods, or within its noise where other pages are about its measure. */
  courseOfNothing: 0.4,
  /** A page the brief asks for. */
  asked: 1.6,
  /** Beside a measure that is asked about, the pages of others, and those by a dimension that explains nothing of them. */
  headlineUnasked: 0.8,
  unasked: 0.6,
  explainsNothing: 0.4,
  /** A page by a dimension of what is lost where two dimensions cross. */
  besideCell: 0.3,
  explainsNothingAsked: 0.55,
  /** A second page that tells the same kind of thing, or of the same metric and dimension, adds less. */
  sameKind: 0.75,
  sameSubject: 0.6,
};
