## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = Les données s’arrêtent au { $date } ; les chiffres valent pour ce jour.
quality-ends-early = Les données s’arrêtent au { $last }, bien avant le { $date }.
quality-no-outcome = Aucune valeur de { $column } dans { $file } ne dit ce qui est gagné ou perdu ({ $stages }) ; un fichier de correspondance peut le dire.
quality-unused-stage = Le fichier de correspondance cite l’étape { $stage } ; aucune affaire ne la porte.
quality-lines-around = Lignes hors tableau dans { $file } (titre, total, pied), écartées : { $lines }.
quality-too-many-fields = Lignes de { $file } avec plus de champs que l’en-tête, écartées : { $rows }.
quality-not-of-type = Valeurs illisibles de { $column } dans { $file }, comptées comme manquantes : { $rows }.
quality-other-currency = Affaires dans une autre devise que { $currency }, écartées : { $rows }.
quality-unused-table = { $file } n’est pas utilisé : rien ne le relie aux autres tables.
quality-currency-assumed = Les montants n’indiquent pas de devise ; { $currency } est supposé.
quality-repeated = Lignes de { $file } qui en répètent une autre à l’identique, comptées une fois : { $rows }.
quality-no-member = Affaires sans « { $dimension } » : { $rows } sur { $all } ; comptées sous « { $unnamed } ».
quality-amount-scaled = { $column } est lu en unités de { $scale }, comme son nom le dit.
quality-no-amount = Affaires gagnées sans montant : { $rows } sur { $won } ; elles comptent comme gagnées sans rien ajouter à la valeur.
quality-negative-amount = Affaires gagnées au montant négatif : { $rows } ; additionnées telles quelles.
quality-zero-amount-lost = Affaires perdues au montant nul : { $rows } sur { $lost }.
quality-no-close-date = Affaires closes sans date de clôture : { $rows } sur { $closed } ; absentes de tout chiffre par date de clôture.
quality-no-creation-date = Affaires sans date de création ({ $column }) : { $rows } sur { $all } ; absentes des nouvelles affaires et du cycle de vente.
quality-closed-before-created = Affaires closes avant leur création : { $rows }.
quality-unlisted = Affaires dont la valeur de { $column } est absente de { $file } : { $rows } sur { $all } ({ $values }).
quality-may-be = { $value } dans { $file } est peut-être { $suggestion } dans { $other } ({ $rows } affaires) ; un fichier de correspondance peut le dire.
quality-read-as = { $value } dans { $file } est lu comme { $suggestion } dans { $other } ({ $rows } affaires).
quality-without-deals = Sans affaire et écartés, non affichés à zéro : { $rows } sur { $all } dans { $file } ({ $members }).
quality-dimension-left-out = « { $dimension } » est écarté : { $rows } des { $closed } affaires closes n’en ont pas, leur valeur de { $column } étant absente de { $file }.
quality-only-ended = « { $dimension } » est écarté : il indique l’issue elle-même ; connue après coup, elle n’explique rien.
quality-only-lost = « { $dimension } » est écarté : seules les affaires perdues en ont un ; il n’est connu qu’après la décision et n’en explique aucune.
quality-only-won = « { $dimension } » est écarté : seules les affaires gagnées en ont un ; il n’est connu qu’après la décision et n’en explique aucune.
quality-spellings = « { $dimension } » a plusieurs graphies, peut-être une seule chose : { $members } ; un fichier de correspondance peut le dire.
quality-respelled = { $rows } valeurs de { $column } dans { $file } ne diffèrent d’autres que par la graphie et comptent comme identiques.
quality-placeholder-dates = { $rows } valeurs de { $column } dans { $file } ne sont pas de vraies dates et comptent comme manquantes.
quality-date-numbers = { $column } dans { $file } contient des nombres, lus comme des dates.
quality-future-close = { $rows } affaires gagnées ou perdues de { $file } se closent après le { $date } et ne sont pas comptées.
quality-rewound = { $rows } affaires ont été closes après le { $date } et sont ouvertes ce jour-là ; leurs étapes d’alors ne figurent pas dans les données.
quality-renamed = { $dimension } : { $value } s’arrête là où { $suggestion } commence ({ $date }), avec autant d’affaires, et compte comme { $suggestion }.
quality-clean-up = { $rows } affaires de { $file } ont été closes comme perdues le seul { $date }, la moitié après { $days } jours ou plus (d’ordinaire { $usual }) : lu comme un nettoyage et écarté.
quality-still-running = { $period } est en cours ; les chiffres portent sur ses { $days } premiers jours.
quality-unequal-weeks = { $period } compte { $weeks } semaines et { $other } { $otherWeeks } ; ils ne sont pas comparés.
quality-trials = Essais dans { $file } qui ne paient encore rien, écartés : { $rows }.
quality-no-start = Abonnements dans { $file } sans début ou sans montant, écartés : { $rows }.
quality-ends-first = Abonnements dans { $file } qui finissent avant de commencer, écartés : { $rows }.
quality-no-value = Lignes de { $file } sans { $column }, absentes de ses chiffres : { $rows } sur { $all }.
quality-void-rows = Lignes de { $file } non comptées selon { $column } ({ $members }) : { $rows } sur { $all }.
quality-span-undated = Lignes de { $file } sans date de début, écartées : { $rows }.
quality-span-backwards = Lignes de { $file } qui finissent avant de commencer, écartées : { $rows }.
quality-no-score = Tickets dans { $file } sans note de satisfaction : { $rows } sur { $all } ; la satisfaction ne parle que des autres.
quality-impossible-times = Durées dans { $file } plus longues que depuis la réception du ticket, non comptées : { $rows }.
quality-closed-before-opened = Tickets dans { $file } clos avant leur réception : { $rows }.
quality-churn-sources = Les sources donnent des nombres différents de clients partis ; aucun n’est montré : { $sources }.
quality-converted-by-dated-rates = Montants convertis en { $currency } au cours du jour de clôture selon { $file } : { $rows } ; affaires ouvertes au dernier cours.
quality-converted-by-rates = Montants convertis en { $currency } à un cours fixe par devise selon { $file } : { $rows }.
quality-converted-column = Montants en { $currency }, tels que la source les a convertis dans { $column } : { $rows }.
quality-billing-interval = Les montants de { $file } valent pour la durée indiquée dans { $column } et sont ramenés au mois.
quality-interval-doubt = Dans { $file }, les montants dont { $column } est plus long sont plus élevés d’autant de fois qu’il compte de mois ; ils sont comptés comme mensuels, selon { $amount }.
quality-snapshots = { $file } donne l’état de chaque mois : le début et la fin de chaque abonnement ne sont pas connus.
quality-billed = Le revenu récurrent est ce que { $file } facture à chaque client pour un mois ; lignes ponctuelles ({ $once }) et annulées ({ $voided }) écartées.
quality-discarded = Lignes de { $file } supprimées, archivées ou de test ({ $column }), écartées : { $rows }.
quality-left-out = Écartées de { $file } comme demandé : { $rows } lignes sur { $all } ({ $column } : { $values }).
quality-left-out-amount = Écartées de { $file } comme demandé : { $rows } lignes sur { $all } ({ $column } : { $values }), soit { $amount }.
quality-unripe = { $rows } des { $all } lignes de { $file } sont écartées car trop récentes : après le { $date }, on a vu moins de { $days } jours.
quality-sample-judged = Sur { $all } lignes relues de { $file } ({ $column }), { $rows } des { $judged } jugeables disent { $value } ; { $open } n’ont pu être jugées. Petit échantillon, tirage inconnu.
quality-sample-read = Sur { $all } lignes relues de { $file } ({ $column }), { $rows } disent { $value }. Petit échantillon, tirage inconnu.
quality-left-out-where = Écartées de { $file } comme demandé : { $rows } lignes sur { $all } ({ $column } : { $values }).
quality-left-out-with = Écartées de { $file } avec { $values } : { $rows } lignes sur { $all } ({ $column }).
quality-only-where = Comme demandé, seules { $rows } lignes sur { $all } de { $file } comptent ({ $column } : { $values }).
quality-entered-twice = Écartées de { $file } car saisies deux fois : { $rows } lignes sur { $all } ({ $column } : { $values }).
quality-restated-divided = { $column } de { $file } est divisé par { $by }, comme le dit la demande : « { $text } ».
quality-restated-times = { $column } de { $file } est multiplié par { $by }, comme le dit la demande : « { $text } ».
quality-restated-value = { $column } d’une ligne de { $file } vaut { $value } et non { $was }, comme le dit la demande : « { $text } ».
quality-restated-rows = { $column } de { $rows } lignes de { $file } est corrigé, comme le dit la demande : « { $text } » ; total { $value } au lieu de { $was }.
quality-renamed-value = { $column } de { $file } : { $value } est compté comme { $suggestion }, comme le dit la demande ({ $rows } lignes).
quality-tax-taken-off = Les montants de { $file } ({ $column }) sont montrés sans les { $percent } de { $tax } qu’ils incluent selon la demande.
quality-tax-added = Les montants de { $file } ({ $column }) sont montrés avec { $percent } de { $tax } en plus, comme le dit la demande.
quality-tax-held = Les montants de { $file } ({ $column }) incluent la { $tax }, comme le dit la demande.
quality-tax-not-held = Les montants de { $file } ({ $column }) sont hors { $tax }, comme le dit la demande.
quality-not-applied = Non appliqué : « { $text } » : { $why ->
    [no-row] aucune ligne n’y répond ; vérifier la valeur ou la date dans les données.
    [every-row] toutes les lignes y répondent et rien ne changerait ; en nommer moins.
    [several] plusieurs lignes y répondent ; en nommer une par son identifiant.
    [no-value] aucune cellule nommée ne contient la valeur fausse ; la corriger dans le fichier.
    [no-rate] aucun taux n’est dit ; en donner un, en pour cent.
    [already] les données sont déjà lues ainsi.
    [single] les données ne le contiennent qu’une fois ; demander de l’écarter s’il est faux.
    [no-repeat] aucune ligne n’en répète une autre d’après son numéro.
    [no-name] aucune cellule ne contient l’ancien nom ; écrire les deux noms comme dans les données.
    [most-rows] une partie seulement est une valeur des données, et elle correspond à plus de la moitié des lignes ; nommer la valeur comme dans les données.
   *[unnamed] aucune colonne ni valeur ne s’appelle ainsi ; employer le nom des données.
}
quality-signs-of-amounts = { $file } inscrit les produits en montants négatifs ; les signes suivent les comptes : produits et charges sont montrés en positif, le résultat est la différence.
quality-signs-of-credits = { $file } inscrit les produits au crédit ; les signes suivent les comptes : produits et charges sont montrés en positif, le résultat est la différence.
quality-thinning = Affaires de { $file } créées depuis le { $date } : { $rows } seulement, contre { $usual } un mois habituel. Les plus récentes manquent sans doute ; une baisse du pipeline créé dit donc peu de chose.
quality-unresolved = { $rows } des { $all } tickets de { $period } ne sont pas encore résolus ; le temps de résolution des autres est trop bas pour être comparé.
quality-undecided = { $rows } des { $all } lignes de { $file } pour { $period } ne sont pas encore décidées ; leur conversion ne se compare pas.
quality-credited-today = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; les données ne disent pas qui suivait l’affaire auparavant.
quality-former-owner = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; { $column } en nomme un autre pour { $rows } affaires.
quality-owner-history = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; ce que { $file } dit des précédents n’est pas compté.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } des affaires gagnées sans montant, hors valeur
missing-no-creation-date = { $share } des affaires sans date de création, non comptées
missing-no-close-date = { $share } des affaires closes sans date de clôture, non comptées
missing-no-score = { $share } des tickets sans note, non comptés

## How tables were joined.
quality-lines-read = Le CA est { $formula } de chaque ligne de { $file }, daté par { $column } de { $other }.
quality-cost-read = La marge brute est le chiffre d’affaires moins { $formula } ; lignes de { $file } sans coût, écartées du calcul : { $rows }.
quality-cost-in-force = { $column } de { $file } est celui en vigueur le jour de chaque ligne, d’après { $since } ; aucun coût postérieur n’est utilisé.
quality-uncosted = { $file } ne donne aucun coût pour { $members } : { $percent } % du chiffre d’affaires de { $period } restent hors de la marge brute et du taux de marge brute.
quality-refunds-kept = { $column } de { $file } n’est déduit d’aucun chiffre, car rien ne dit ce qui est revenu ni quand : le chiffre d’affaires est avant remboursements.
quality-total-matches = Le CA correspond à { $column } de { $file } pour les { $all } pièces.
quality-total-differs = Pièces dont { $column } dans { $file } diffère de leurs lignes : { $rows } sur { $all }, de { $difference } au total ; ce sont les lignes qui comptent.
quality-unused-repeats = Laissés de côté, car leurs lignes répètent d’autres tables : { $file }.
quality-unused-multiplies = Laissés de côté, car les relier compterait des lignes plusieurs fois : { $file }.
quality-period-absent = Les données ne contiennent rien de { $period } : elles vont du { $first } au { $last }. Les chiffres portent sur { $told }.
quality-period-part = Les données ne couvrent qu’une partie de { $period } : elles vont du { $first } au { $last }. Les chiffres portent sur { $told }.
quality-period-open = Les données de { $told } vont jusqu’au { $last } : le reste du dernier mois n’y figure pas encore.
quality-year-unreached = Les données ne remontent pas jusqu’à { $period } : la comparaison se fait avec { $told }.
quality-account-names = Comptes de { $file } à plusieurs libellés pour un même numéro : { $accounts }. Le numéro fait foi, sous le libellé le plus fréquent.
quality-postings-without = Écritures de { $file } sans { $column } : { $rows } ({ $amount }). Elles comptent dans tous les totaux et restent à part.
quality-amounts-taken = Les montants de { $file } sont ceux que la source donne en { $currency } dans { $column }.
quality-amounts-converted = Lignes de { $file } en d’autres devises converties en { $currency } à un cours fixe par devise selon { $other } : { $rows }.
quality-amounts-converted-dated = Lignes de { $file } en d’autres devises converties en { $currency } au cours de leur date selon { $other } : { $rows }.
quality-amounts-converted-as-said = Lignes de { $file } converties en { $currency } au cours indiqué (« { $text } ») : { $rows }.
quality-amounts-without-rate = { $rows } lignes sur { $all } de { $file } sont en { $members } et les données ne contiennent aucun cours vers { $currency } : les montants sont uniquement ceux en { $currency }.
quality-rows-dated = Les lignes de { $file } comptent à la date de { $column }, non à celle de { $other }.
quality-took-place = { $rows } lignes sur { $all } de { $file } n’ont pas eu lieu ({ $members } selon { $column }) : aucune somme ne les compte.
quality-unpaid = { $rows } des { $all } factures de { $file } pour { $period } ne sont pas encore payées ; leur retard ne se compare pas.
