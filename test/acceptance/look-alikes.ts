/** Tables as other people's systems export them, made from a seed, with facts planted in some of them. */
import { csv } from '../engine/data/csv-files.ts';

type Row = Record<string, string | number>;

/** A small generator of its own, so that the tables are the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const two = (value: number) => String(value).padStart(2, '0');
const day = (from: string, days: number) => new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Order lines of two years: Tables lose money, and the margin falls in the last quarter. */
export function orderLines(): Row[] {
  const random = randomOf(1);
  const categories: Record<string, string[]> = {
    Furniture: ['Chairs', 'Tables', 'Bookcases'],
    'Office Supplies': ['Paper', 'Binders', 'Storage'],
    Technology: ['Phones', 'Machines'],
  };
  return Array.from({ length: 3000 }, (_, at) => {
    const category = Object.keys(categories)[Math.floor(random() * 3)]!;
    const subs = categories[category]!;
    const sub = subs[Math.floor(random() * subs.length)]!;
    const days = Math.floor(random() * 731);
    const sales = Math.round((20 + random() * 400) * 100) / 100;
    const discount = [0, 0, 0.1, 0.2, 0.4][Math.floor(random() * 5)]!;
    const late = days >= 639 ? 0.08 : 0;
    const profit = Math.round(sales * (sub === 'Tables' ? -0.12 : 0.22 - discount * 0.2 - late) * 100) / 100;
    return {
      'Row ID': at + 1,
      'Order ID': `CA-${10_000 + Math.floor(at / 2)}`,
      'Order Date': day('2023-01-01', days),
      'Ship Mode': ['Standard', 'First Class', 'Same Day'][Math.floor(random() * 3)]!,
      Region: ['West', 'East', 'Central', 'South'][Math.floor(random() * 4)]!,
      'Postal Code': 10_001 + Math.floor(random() * 80_000),
      Category: category,
      'Sub-Category': sub,
      Sales: sales,
      Quantity: 1 + Math.floor(random() * 8),
      Discount: discount,
      Profit: profit,
    };
  });
}

/** Customers of a telephone company without a date: those who pay by the month leave five times as often. */
export function telco(): Row[] {
  const random = randomOf(2);
  return Array.from({ length: 1200 }, (_, at) => {
    const contract = ['Month-to-month', 'One year', 'Two year'][Math.floor(random() * 3)]!;
    const left = random() < (contract === 'Month-to-month' ? 0.42 : contract === 'One year' ? 0.11 : 0.03);
    const tenure = 1 + Math.floor(random() * 72);
    const monthly = Math.round((20 + random() * 90) * 100) / 100;
    return {
      customerID: `${two(at % 97)}-${at}`,
      gender: random() < 0.5 ? 'Female' : 'Male',
      SeniorCitizen: random() < 0.16 ? 1 : 0,
      Partner: random() < 0.5 ? 'Yes' : 'No',
      tenure,
      Contract: contract,
      PaperlessBilling: random() < 0.6 ? 'Yes' : 'No',
      MonthlyCharges: monthly,
      TotalCharges: Math.round(monthly * tenure * 100) / 100,
      Churn: left ? 'Yes' : 'No',
    };
  });
}

export function webAnalytics(): Row[] {
  const random = randomOf(3);
  const channels = ['Organic search', 'Paid search', 'Email', 'Direct', 'Social'];
  return Array.from({ length: 365 }, (_, at) => at).flatMap((at) =>
    channels.map((channel, index) => {
      const sessions = 200 + Math.floor(random() * 100) + index * 40 + Math.floor(at / 10);
      const seconds = 40 + Math.floor(random() * 90);
      return {
        Date: day('2024-01-01', at),
        'Channel Grouping': channel,
        Sessions: sessions,
        Conversions: Math.round(sessions * (channel === 'Email' ? 0.06 : 0.025) * (0.8 + random() * 0.4)),
        'Bounce Rate (%)': Math.round((35 + random() * 20) * 10) / 10,
        'Avg. Session Duration': `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`,
      };
    }),
  );
}

export function headcount(): Row[] {
  const random = randomOf(4);
  return Array.from({ length: 420 }, (_, at) => {
    const department = ['Engineering', 'Sales', 'Support', 'Finance', 'People'][Math.min(4, Math.floor(random() * random() * 7))]!;
    return {
      employee_id: 1000 + at,
      department,
      job_level: `L${1 + Math.floor(random() * 5)}`,
      location: ['Berlin', 'Lyon', 'Porto'][Math.floor(random() * 3)]!,
      hire_date: day('2015-01-01', Math.floor(random() * 3500)),
      salary_eur: 38_000 + Math.floor(random() * 60_000),
      age: 22 + Math.floor(random() * 40),
      attrition: random() < (department === 'Support' ? 0.3 : 0.1) ? 'Yes' : 'No',
    };
  });
}

export function marketingSpend(): Row[] {
  const random = randomOf(5);
  return Array.from({ length: 24 }, (_, month) => month).flatMap((month) =>
    ['Search', 'Display', 'Social', 'Events'].map((channel, index) => {
      const impressions = 80_000 + Math.floor(random() * 40_000) - index * 10_000;
      const clicks = Math.floor(impressions * (0.01 + random() * 0.01));
      return {
        Month: `${2023 + Math.floor(month / 12)}-${two((month % 12) + 1)}`,
        Channel: channel,
        'Spend (USD)': 5000 + Math.floor(random() * 4000) + month * 50,
        Impressions: impressions,
        Clicks: clicks,
        Leads: Math.floor(clicks * 0.08),
        CTR: `${((clicks / impressions) * 100).toFixed(2)}%`,
      };
    }),
  );
}

export function survey(): Row[] {
  const random = randomOf(6);
  return Array.from({ length: 350 }, (_, at) => ({
    respondent_id: `R${at}`,
    region: ['North', 'South', 'East'][Math.floor(random() * 3)]!,
    customer_type: random() < 0.5 ? 'New' : 'Existing',
    overall_satisfaction: 1 + Math.floor(random() * 5),
    ease_of_use: 1 + Math.floor(random() * 5),
    support_quality: 1 + Math.floor(random() * 5),
    would_recommend: random() < 0.6 ? 'Yes' : 'No',
  }));
}

export function production(): Row[] {
  const random = randomOf(7);
  return Array.from({ length: 180 }, (_, at) => at).flatMap((at) =>
    ['Line 1', 'Line 2', 'Line 3'].map((line) => {
      const units = 900 + Math.floor(random() * 200);
      return {
        timestamp: `${day('2024-03-01', at)} 06:00:00`,
        line,
        units_produced: units,
        defects: Math.floor(units * (line === 'Line 3' ? 0.04 : 0.015) * (0.7 + random() * 0.6)),
        temperature_c: Math.round((68 + random() * 6) * 10) / 10,
        vibration_mm_s: Math.round((2 + random() * 1.5) * 100) / 100,
        downtime_min: Math.floor(random() * 30),
      };
    }),
  );
}

/** A statement in rows: what is earned and what is spent are never added. */
export function profitAndLoss(): Row[] {
  const random = randomOf(8);
  const lines: [string, number][] = [
    ['Revenue', 500_000],
    ['Cost of goods sold', 210_000],
    ['Payroll', 120_000],
    ['Marketing expense', 45_000],
    ['Net profit', 90_000],
  ];
  return Array.from({ length: 18 }, (_, month) => month).flatMap((month) =>
    lines.map(([account, size]) => ({
      Account: account,
      Month: `${2023 + Math.floor(month / 12)}-${two((month % 12) + 1)}-01`,
      Actual: Math.round(size * (0.9 + random() * 0.25) + month * size * 0.01),
      Plan: Math.round(size * (1 + month * 0.01)),
    })),
  );
}

/** Nothing is planted: whoever says that one differs from another is wrong. */
export function uniform(seed: number): Row[] {
  const random = randomOf(seed);
  return Array.from({ length: 2400 }, () => ({
    date: day('2023-01-01', Math.floor(random() * 730)),
    region: ['North', 'South', 'East', 'West'][Math.floor(random() * 4)]!,
    product: ['Alpha', 'Beta', 'Gamma'][Math.floor(random() * 3)]!,
    amount: Math.round(random() * 10_000) / 100,
    score: 1 + Math.floor(random() * 5),
    returned: random() < 0.2 ? 'Yes' : 'No',
  }));
}

export function tables(): Record<string, string> {
  return {
    'orders.csv': csv(orderLines()),
    'telco.csv': csv(telco()),
    'web.csv': csv(webAnalytics()),
    'headcount.csv': csv(headcount()),
    'marketing.csv': csv(marketingSpend()),
    'survey.csv': csv(survey()),
    'production.csv': csv(production()),
    'p-and-l.csv': csv(profitAndLoss()),
    'uniform.csv': csv(uniform(11)),
  };
}
