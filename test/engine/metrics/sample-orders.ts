/** Sales made up with known sums: a wholesaler's orders and a shop's invoices, with what leads astray beside them. */
import { type Chance, seeded } from '../../stories/seeded.ts';
import { type Rows, sqliteOf, type Tables } from '../data/formats/written-files.ts';

/** What a line really came to, and whose and what it was. */
export interface Sold {
  order: number;
  day: string;
  amount: number;
  by: Record<string, string>;
}

export interface SampleSales {
  tables: Tables;
  /** The same with keys declared and views over them. */
  database: Buffer;
  sold: Sold[];
}

const cents = (value: number) => Math.round(value * 100) / 100;
const dayOf = (chance: Chance, from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + chance.whole(0, days - 1) * 86_400_000).toISOString().slice(0, 10);

const declared = (tables: Tables, keys: Readonly<Record<string, readonly string[]>>, views: readonly string[]) => {
  const create = Object.entries(tables).map(([table, rows]) => {
    const columns = Object.keys(rows[0]!).map((column) => `"${column}"`);
    return `CREATE TABLE "${table}" (${[...columns, ...(keys[table] ?? [])].join(', ')});`;
  });
  const value = (each: string | number | null) =>
    each === null ? 'NULL' : typeof each === 'number' ? each : `'${each.replaceAll("'", "''")}'`;
  const insert = Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => `INSERT INTO "${table}" VALUES (${Object.values(row).map(value).join(', ')});`),
  );
  return sqliteOf(['PRAGMA foreign_keys = OFF;', 'BEGIN;', ...create, ...insert, 'COMMIT;', ...views].join('\n'));
};

const lands = ['Norway', 'Peru', 'Japan', 'Ghana', 'Chile', 'Latvia'];

/** Orders of 2023 up to the middle of the last quarter of 2024, lines with discounts; freight on the order, list prices on the goods, n:m areas. */
export function wholesaler(seed = 1): SampleSales {
  const chance = seeded(seed);
  const groups: Rows = ['Tools', 'Paint', 'Timber', 'Lamps'].map((name, at) => ({
    GroupID: at + 1,
    GroupName: name,
    Notes: `All ${name}`,
  }));
  const goods: Rows = Array.from({ length: 24 }, (_, at) => ({
    GoodID: at + 11,
    GoodName: `Good ${String.fromCharCode(65 + at)}`,
    GroupID: (at % 4) + 1,
    UnitPrice: cents(chance.between(4, 90)),
    UnitsInStock: chance.whole(0, 500),
    QuantityPerUnit: `${at + 1} boxes`,
  }));
  const clients: Rows = Array.from({ length: 30 }, (_, at) => ({
    ClientID: `C${String.fromCharCode(65 + (at % 26))}${at}X`,
    CompanyName: at === 29 ? '' : `Company ${String.fromCharCode(65 + (at % 26))}${at > 25 ? 'x' : ''}`,
    ContactTitle: at % 2 ? 'Owner' : 'Buyer',
    Country: at === 29 ? null : lands[at % lands.length]!,
    Region: at % 3 ? null : 'RJ',
  }));
  const staff: Rows = Array.from({ length: 5 }, (_, at) => ({
    EmployeeID: at + 1,
    LastName: ['Berg', 'Cruz', 'Sato', 'Owusu', 'Rojas'][at]!,
    FirstName: ['Ann', 'Bo', 'Chie', 'Dina', 'Eva'][at]!,
    Title: 'Sales Representative',
    BirthDate: `19${60 + at}-03-04`,
    ReportsTo: at === 0 ? null : 1,
  }));
  const areas: Rows = Array.from({ length: 20 }, (_, at) => ({ EmployeeID: (at % 5) + 1, AreaID: Math.floor(at / 5) + 1 }));
  const areaNames: Rows = Array.from({ length: 4 }, (_, at) => ({ AreaID: at + 1, AreaName: `Area ${at + 1}` }));
  const orders: Record<string, string | number | null>[] = [];
  const lines: Record<string, string | number | null>[] = [];
  const sold: Sold[] = [];
  for (let order = 1; order <= 420; order++) {
    // The last client never orders.
    const client = clients[chance.whole(0, 28)]!;
    const clerk = chance.one(staff);
    const day = dayOf(chance, '2023-01-02', 685);
    orders.push({
      OrderID: 10_000 + order,
      ClientID: client.ClientID!,
      EmployeeID: clerk.EmployeeID!,
      RequiredDate: '2025-01-31',
      OrderDate: day,
      ShippedDate: chance.unit() < 0.9 ? day : null,
      ShipVia: chance.whole(1, 3),
      Freight: cents(chance.between(5, 300)),
      ShipCountry: client.Country!,
      ShipRegion: chance.unit() < 0.3 ? 'RJ' : null,
    });
    for (const good of chance.shuffle(goods).slice(0, chance.whole(1, 4))) {
      const [price, quantity, discount] = [cents(Number(good.UnitPrice) * 0.9), chance.whole(1, 40), chance.one([0, 0, 0.05, 0.25])];
      lines.push({ OrderID: 10_000 + order, GoodID: good.GoodID!, UnitPrice: price, Quantity: quantity, Discount: discount });
      const by = {
        client: String(client.CompanyName),
        country: String(client.Country),
        good: String(good.GoodName),
        group: String(groups[Number(good.GroupID) - 1]!.GroupName),
        employee: `${clerk.FirstName} ${clerk.LastName}`,
      };
      sold.push({ order, day, amount: price * quantity * (1 - discount), by });
    }
  }
  const carriers: Rows = ['Swift', 'Slow', 'Safe'].map((CompanyName, at) => ({ ShipperID: at + 1, CompanyName }));
  const tables = {
    Groups: groups,
    Goods: goods,
    Clients: clients,
    Employees: staff,
    EmployeeAreas: areas,
    Areas: areaNames,
    Shippers: carriers,
    Orders: orders,
    'Order Details': lines,
  };
  const keys = {
    Goods: ['FOREIGN KEY (GroupID) REFERENCES Groups (GroupID)'],
    Employees: ['FOREIGN KEY (ReportsTo) REFERENCES Employees (EmployeeID)'],
    EmployeeAreas: ['FOREIGN KEY (EmployeeID) REFERENCES Employees (EmployeeID)', 'FOREIGN KEY (AreaID) REFERENCES Areas (AreaID)'],
    Orders: [
      'FOREIGN KEY (ClientID) REFERENCES Clients (ClientID)',
      'FOREIGN KEY (EmployeeID) REFERENCES Employees (EmployeeID)',
      'FOREIGN KEY (ShipVia) REFERENCES Shippers (ShipperID)',
    ],
    'Order Details': ['FOREIGN KEY (OrderID) REFERENCES Orders (OrderID)', 'FOREIGN KEY (GoodID) REFERENCES Goods (GoodID)'],
  };
  const views = [
    `CREATE VIEW Invoices AS SELECT o.*, c.CompanyName, g.GoodName, d.GoodID, d.UnitPrice, d.Quantity, d.Discount, d.UnitPrice * d.Quantity AS ExtendedPrice
     FROM Orders o JOIN "Order Details" d ON o.OrderID = d.OrderID JOIN Clients c ON c.ClientID = o.ClientID JOIN Goods g ON g.GoodID = d.GoodID;`,
    `CREATE VIEW "Order Subtotals" AS SELECT OrderID, sum(UnitPrice * Quantity * (1 - Discount)) AS Subtotal FROM "Order Details" GROUP BY OrderID;`,
  ];
  return { tables, database: declared(tables, keys, views), sold };
}

/** Invoices of 2021 to 2024, each year's last on 22 December; songs by genre and artist, playlists n:m, and a total on each invoice. */
export function shop({ seed = 2, off = 0 }: { seed?: number; off?: number } = {}): SampleSales {
  const chance = seeded(seed);
  const genres: Rows = ['Folk', 'Opera', 'Swing'].map((name, at) => ({ genre_id: at + 1, name }));
  const artists: Rows = Array.from({ length: 9 }, (_, at) => ({ artist_id: at + 1, name: `Artist ${at + 1}` }));
  const albums: Rows = Array.from({ length: 18 }, (_, at) => ({ album_id: at + 1, title: `Album ${at + 1}`, artist_id: (at % 9) + 1 }));
  const songs: Rows = Array.from({ length: 400 }, (_, at) => ({
    song_id: at + 1,
    name: `Song ${at + 1}`,
    album_id: (at % 18) + 1,
    genre_id: (at % 3) + 1,
    milliseconds: 100_000 + at * 37,
    unit_price: at % 7 ? 0.99 : 1.99,
  }));
  const playlists: Rows = Array.from({ length: 3 }, (_, at) => ({ playlist_id: at + 1, name: `List ${at + 1}` }));
  const playlistSongs: Rows = Array.from({ length: 900 }, (_, at) => ({ playlist_id: (at % 3) + 1, song_id: (at % 400) + 1 }));
  const agents: Rows = ['Ida', 'Jon', 'Kim', 'Lea'].map((first_name, at) => ({
    employee_id: at + 1,
    last_name: 'Holm',
    first_name,
    title: 'Agent',
  }));
  const customers: Rows = Array.from({ length: 40 }, (_, at) => ({
    customer_id: at + 1,
    // Two of one name.
    first_name: at === 39 ? 'First1' : `First${at + 1}`,
    last_name: at === 39 ? 'Last1' : `Last${at + 1}`,
    email: `p${at}@example.com`,
    country: lands[at % lands.length]!,
    support_rep_id: (at % 3) + 1,
  }));
  const invoices: Record<string, string | number | null>[] = [];
  const items: Record<string, string | number | null>[] = [];
  const sold: Sold[] = [];
  for (let at = 0; at < 240; at++) {
    const invoice = at + 1;
    const year = 2021 + Math.floor(at / 60);
    const day = at % 60 === 59 ? `${year}-12-22` : at % 60 === 0 ? `${year}-01-01` : dayOf(chance, `${year}-01-02`, 350);
    const customer = chance.one(customers);
    let total = 0;
    for (const song of chance.shuffle(songs).slice(0, chance.whole(1, 9))) {
      const price = Number(song.unit_price);
      items.push({ invoice_item_id: items.length + 1, invoice_id: invoice, song_id: song.song_id!, unit_price: price, quantity: 1 });
      total += price;
      const namesakes = customers.filter((each) => each.first_name === customer.first_name).length > 1;
      const by = {
        customer: `${customer.first_name} ${customer.last_name}${namesakes ? ` (${customer.customer_id})` : ''}`,
        country: String(customer.country),
        support_rep: `${agents[Number(customer.support_rep_id) - 1]!.first_name} Holm`,
        genre: String(genres[Number(song.genre_id) - 1]!.name),
        artist: `Artist ${((Number(song.album_id) - 1) % 9) + 1}`,
      };
      sold.push({ order: invoice, day, amount: price, by });
    }
    invoices.push({
      invoice_id: invoice,
      customer_id: customer.customer_id!,
      invoice_date: `${day} 00:00:00`,
      billing_country: customer.country!,
      total: cents(total + (invoice <= off ? 5 : 0)),
    });
  }
  const tables = {
    genre: genres,
    artist: artists,
    album: albums,
    song: songs,
    playlist: playlists,
    playlist_song: playlistSongs,
    employee: agents,
    customer: customers,
    invoice: invoices,
    invoice_item: items,
  };
  const keys = {
    album: ['FOREIGN KEY (artist_id) REFERENCES artist (artist_id)'],
    song: ['FOREIGN KEY (album_id) REFERENCES album (album_id)', 'FOREIGN KEY (genre_id) REFERENCES genre (genre_id)'],
    playlist_song: ['FOREIGN KEY (playlist_id) REFERENCES playlist (playlist_id)', 'FOREIGN KEY (song_id) REFERENCES song (song_id)'],
    customer: ['FOREIGN KEY (support_rep_id) REFERENCES employee (employee_id)'],
    invoice: ['FOREIGN KEY (customer_id) REFERENCES customer (customer_id)'],
    invoice_item: ['FOREIGN KEY (invoice_id) REFERENCES invoice (invoice_id)', 'FOREIGN KEY (song_id) REFERENCES song (song_id)'],
  };
  return { tables, database: declared(tables, keys, []), sold };
}
