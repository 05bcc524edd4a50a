## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = I dati finiscono il { $date }; le cifre valgono per quel giorno.
quality-ends-early = I dati finiscono il { $last }, molto prima del { $date }.
quality-no-outcome = Nessun valore di { $column } in { $file } dice che cosa è vinto o perso ({ $stages }); un file di corrispondenze può dirlo.
quality-unused-stage = Il file di corrispondenze cita la fase { $stage }; nessuna trattativa ce l’ha.
quality-lines-around = Righe fuori dalla tabella in { $file } (titolo, totale, piede), escluse: { $lines }.
quality-too-many-fields = Righe di { $file } con più campi dell’intestazione, escluse: { $rows }.
quality-not-of-type = Valori illeggibili di { $column } in { $file }, contati come mancanti: { $rows }.
quality-other-currency = Trattative in valuta diversa da { $currency }, escluse: { $rows }.
quality-unused-table = { $file } non è usato: niente lo collega alle altre tabelle.
quality-currency-assumed = Gli importi non indicano la valuta; si suppone { $currency }.
quality-repeated = Righe di { $file } che ne ripetono un’altra esattamente, contate una volta: { $rows }.
quality-no-member = Trattative senza «{ $dimension }»: { $rows } su { $all }; contate sotto «{ $unnamed }».
quality-amount-scaled = { $column } è letto in unità di { $scale }, come dice il nome.
quality-no-amount = Trattative vinte senza importo: { $rows } su { $won }; contano come vinte e nulla aggiungono al valore.
quality-negative-amount = Trattative vinte con importo negativo: { $rows }; sommate così come sono.
quality-zero-amount-lost = Trattative perse con importo zero: { $rows } su { $lost }.
quality-no-close-date = Trattative chiuse senza data di chiusura: { $rows } su { $closed }; fuori dalle cifre per data di chiusura.
quality-no-creation-date = Trattative senza data di creazione ({ $column }): { $rows } su { $all }; fuori da trattative nuove e ciclo di vendita.
quality-closed-before-created = Trattative chiuse prima della creazione: { $rows }.
quality-unlisted = Trattative il cui valore di { $column } non figura in { $file }: { $rows } su { $all } ({ $values }).
quality-may-be = { $value } in { $file } può essere { $suggestion } in { $other } ({ $rows } trattative); un file di corrispondenze può dirlo.
quality-read-as = { $value } in { $file } è letto come { $suggestion } in { $other } ({ $rows } trattative).
quality-without-deals = Senza trattative ed esclusi, non mostrati come zero: { $rows } su { $all } in { $file } ({ $members }).
quality-dimension-left-out = «{ $dimension }» è escluso: { $rows } trattative chiuse su { $closed } non lo hanno, perché il loro valore di { $column } non figura in { $file }.
quality-only-ended = «{ $dimension }» è escluso: dice l’esito stesso; è noto dopo e non spiega nulla.
quality-only-lost = «{ $dimension }» è escluso: solo le trattative perse lo hanno; è noto dopo la decisione e non la spiega.
quality-only-won = «{ $dimension }» è escluso: solo le trattative vinte lo hanno; è noto dopo la decisione e non la spiega.
quality-spellings = «{ $dimension }» è scritto in più modi, forse lo stesso: { $members }; un file di corrispondenze può dirlo.
quality-respelled = { $rows } valori di { $column } in { $file } differiscono da altri solo per la grafia e contano come uguali.
quality-placeholder-dates = { $rows } valori di { $column } in { $file } non sono date vere e contano come mancanti.
quality-date-numbers = { $column } in { $file } contiene numeri, letti come date.
quality-future-close = { $rows } trattative vinte o perse di { $file } si chiudono dopo il { $date } e non sono contate.
quality-rewound = { $rows } trattative si sono chiuse dopo il { $date } e quel giorno sono aperte; le fasi di allora non sono nei dati.
quality-renamed = { $dimension }: { $value } finisce dove inizia { $suggestion } ({ $date }), con altrettante trattative, e conta come { $suggestion }.
quality-clean-up = { $rows } trattative di { $file } sono state chiuse come perse nel solo { $date }, metà dopo { $days } giorni o più (di solito { $usual }): lette come una pulizia ed escluse.
quality-still-running = { $period } è in corso; le cifre valgono per i primi { $days } giorni.
quality-unequal-weeks = { $period } ha { $weeks } settimane e { $other } { $otherWeeks }; non si confrontano.
quality-trials = Prove in { $file } che ancora non pagano nulla, escluse: { $rows }.
quality-no-start = Abbonamenti in { $file } senza inizio o senza importo, esclusi: { $rows }.
quality-ends-first = Abbonamenti in { $file } che finiscono prima di iniziare, esclusi: { $rows }.
quality-no-value = Righe di { $file } senza { $column }, escluse dalle sue cifre: { $rows } su { $all }.
quality-void-rows = Righe di { $file } non conteggiate secondo { $column } ({ $members }): { $rows } su { $all }.
quality-span-undated = Righe di { $file } senza data di inizio, escluse: { $rows }.
quality-span-backwards = Righe di { $file } che finiscono prima di iniziare, escluse: { $rows }.
quality-no-score = Ticket in { $file } senza voto di soddisfazione: { $rows } su { $all }; la soddisfazione parla solo degli altri.
quality-impossible-times = Tempi in { $file } più lunghi di quanto sia passato dalla ricezione del ticket, non contati: { $rows }.
quality-closed-before-opened = Ticket in { $file } chiusi prima della ricezione: { $rows }.
quality-churn-sources = Le fonti danno numeri diversi di clienti persi; nessuno viene mostrato: { $sources }.
quality-converted-by-dated-rates = Importi convertiti in { $currency } al cambio del giorno di chiusura secondo { $file }: { $rows }; le trattative aperte all’ultimo cambio.
quality-converted-by-rates = Importi convertiti in { $currency } a un cambio fisso per valuta secondo { $file }: { $rows }.
quality-converted-column = Importi in { $currency }, come la fonte li ha convertiti in { $column }: { $rows }.
quality-billing-interval = Gli importi di { $file } valgono per il periodo indicato in { $column } e sono riportati a un mese.
quality-interval-doubt = In { $file } gli importi con { $column } più lungo sono tante volte maggiori quanti mesi ha; sono contati come mensili, secondo { $amount }.
quality-snapshots = { $file } dà la situazione di ogni mese: inizio e fine dei singoli abbonamenti non sono noti.
quality-billed = Il ricavo ricorrente è quanto { $file } fattura a ogni cliente per un mese; escluse le righe una tantum ({ $once }) e quelle annullate ({ $voided }).
quality-discarded = Righe di { $file } eliminate, archiviate o di prova ({ $column }), escluse: { $rows }.
quality-left-out = Escluse da { $file } come richiesto: { $rows } righe su { $all } ({ $column }: { $values }).
quality-left-out-amount = Escluse da { $file } come richiesto: { $rows } righe su { $all } ({ $column }: { $values }), in totale { $amount }.
quality-unripe = { $rows } di { $all } righe di { $file } sono escluse perché troppo recenti: dopo il { $date } si vedono meno di { $days } giorni.
quality-sample-judged = Su { $all } righe rilette di { $file } ({ $column }), { $rows } delle { $judged } giudicabili dicono { $value }; { $open } non erano giudicabili. Campione piccolo, estratto in modo ignoto.
quality-sample-read = Su { $all } righe rilette di { $file } ({ $column }), { $rows } dicono { $value }. Campione piccolo, estratto in modo ignoto.
quality-left-out-where = Escluse da { $file } come richiesto: { $rows } righe su { $all } ({ $column }: { $values }).
quality-left-out-with = Escluse da { $file } insieme a { $values }: { $rows } righe su { $all } ({ $column }).
quality-only-where = Come richiesto, di { $file } contano solo { $rows } righe su { $all } ({ $column }: { $values }).
quality-entered-twice = Escluse da { $file } perché inserite due volte: { $rows } righe su { $all } ({ $column }: { $values }).
quality-restated-divided = { $column } di { $file } è diviso per { $by }, come dice la richiesta: «{ $text }».
quality-restated-times = { $column } di { $file } è moltiplicato per { $by }, come dice la richiesta: «{ $text }».
quality-restated-value = { $column } di una riga di { $file } è { $value } e non { $was }, come dice la richiesta: «{ $text }».
quality-restated-rows = { $column } di { $rows } righe di { $file } è corretto, come dice la richiesta: «{ $text }»; totale { $value } invece di { $was }.
quality-renamed-value = { $column } di { $file }: { $value } conta come { $suggestion }, come dice la richiesta ({ $rows } righe).
quality-tax-taken-off = Gli importi di { $file } ({ $column }) sono mostrati senza il { $percent } di { $tax } che includono secondo la richiesta.
quality-tax-added = Gli importi di { $file } ({ $column }) sono mostrati con { $percent } di { $tax } in più, come dice la richiesta.
quality-tax-held = Gli importi di { $file } ({ $column }) includono { $tax }, come dice la richiesta.
quality-tax-not-held = Gli importi di { $file } ({ $column }) sono senza { $tax }, come dice la richiesta.
quality-not-applied = Non applicato: «{ $text }»: { $why ->
    [no-row] nessuna riga corrisponde; verificare il valore o la data nei dati.
    [every-row] corrisponde a tutte le righe e nulla cambierebbe; indicarne meno.
    [several] corrisponde a più righe; indicarne una con il suo ID.
    [no-value] nessuna cella indicata contiene il valore errato; correggerlo nel file.
    [no-rate] non dice alcuna aliquota; indicarla in percentuale.
    [already] i dati sono già letti così.
    [single] compare una sola volta nei dati; chiedere di escluderlo se è errato.
    [no-repeat] nessuna riga ne ripete un’altra secondo il suo numero.
    [no-name] nessuna cella contiene il vecchio nome; scrivere entrambi i nomi come nei dati.
    [most-rows] solo una parte è un valore dei dati, e corrisponde a più di metà delle righe; indicare il valore come nei dati.
   *[unnamed] nessuna colonna e nessun valore si chiama così; usare il nome dei dati.
}
quality-signs-of-amounts = { $file } registra i ricavi come importi negativi; i segni seguono i conti: ricavi e costi sono mostrati come positivi e il risultato è la differenza.
quality-signs-of-credits = { $file } registra i ricavi in avere; i segni seguono i conti: ricavi e costi sono mostrati come positivi e il risultato è la differenza.
quality-thinning = Trattative di { $file } create dal { $date }: solo { $rows }, contro { $usual } in un mese consueto. Probabilmente mancano le più recenti; un calo della pipeline creata dice poco.
quality-unresolved = { $rows } dei { $all } ticket di { $period } non sono ancora risolti; il tempo di risoluzione degli altri è troppo basso per un confronto.
quality-undecided = { $rows } di { $all } righe di { $file } in { $period } non sono ancora decise; la loro conversione non è confrontabile.
quality-credited-today = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; i dati non dicono chi seguiva prima la trattativa.
quality-former-owner = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; { $column } ne nomina un altro per { $rows } trattative.
quality-owner-history = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; ciò che { $file } dice dei precedenti non è contato.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } delle trattative vinte senza importo, fuori dal valore
missing-no-creation-date = { $share } delle trattative senza data di creazione, non incluse
missing-no-close-date = { $share } delle trattative chiuse senza data di chiusura, non incluse
missing-no-score = { $share } dei ticket senza voto, non inclusi

## How tables were joined.
quality-lines-read = Il fatturato è { $formula } di ogni riga di { $file }, datato da { $column } in { $other }.
quality-cost-read = L’utile lordo è dato dai ricavi meno { $formula }; righe di { $file } senza costo, escluse dal calcolo: { $rows }.
quality-cost-in-force = { $column } di { $file } è quello in vigore il giorno di ogni riga, secondo { $since }; nessun costo successivo viene usato.
quality-uncosted = { $file } non ha il costo di { $members }: il { $percent }% dei ricavi di { $period } resta fuori da utile lordo e margine lordo.
quality-refunds-kept = { $column } di { $file } non è sottratto da nessuna cifra, perché non dice che cosa è tornato né quando: i ricavi sono prima dei rimborsi.
quality-total-matches = Il fatturato coincide con { $column } di { $file } in tutti i { $all } documenti.
quality-total-differs = Documenti il cui { $column } in { $file } differisce dalle righe: { $rows } su { $all }, di { $difference } in tutto; contano le righe.
quality-unused-repeats = Esclusi perché le loro righe ripetono altre tabelle: { $file }.
quality-unused-multiplies = Esclusi perché collegarli conterebbe righe più volte: { $file }.
quality-period-absent = I dati non contengono nulla di { $period }: vanno dal { $first } al { $last }. Le cifre sono di { $told }.
quality-period-part = I dati coprono solo una parte di { $period }: vanno dal { $first } al { $last }. Le cifre si riferiscono a { $told }.
quality-period-open = I dati di { $told } arrivano al { $last }: il resto dell’ultimo mese manca ancora.
quality-year-unreached = I dati non risalgono fino a { $period }: il confronto è con { $told }.
quality-account-names = Conti di { $file } con più nomi per uno stesso numero: { $accounts }. Vale il numero, con il nome più frequente.
quality-postings-without = Registrazioni di { $file } senza { $column }: { $rows } ({ $amount }). Contano in ogni totale e restano a parte.
quality-amounts-taken = Gli importi di { $file } sono quelli che la fonte indica in { $currency } in { $column }.
quality-amounts-converted = Righe di { $file } in altre valute convertite in { $currency } a un cambio fisso per valuta secondo { $other }: { $rows }.
quality-amounts-converted-dated = Righe di { $file } in altre valute convertite in { $currency } al cambio della loro data secondo { $other }: { $rows }.
quality-amounts-converted-as-said = Righe di { $file } convertite in { $currency } al cambio indicato («{ $text }»): { $rows }.
quality-amounts-without-rate = { $rows } righe su { $all } di { $file } sono in { $members } e i dati non contengono un cambio verso { $currency }: gli importi sono solo quelli in { $currency }.
quality-rows-dated = Le righe di { $file } contano alla data di { $column }, non a quella di { $other }.
quality-took-place = { $rows } righe su { $all } di { $file } non hanno avuto luogo ({ $members } secondo { $column }): nessuna somma le conta.
quality-unpaid = { $rows } di { $all } fatture di { $file } in { $period } non sono ancora pagate; il loro ritardo non è confrontabile.
