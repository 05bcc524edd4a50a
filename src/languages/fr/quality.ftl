# What is said of the data: what was read, left out, assumed.

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
quality-without-deals = Sans affaire et écartés, non affichés à zéro : { $rows } sur { $all } dans { $file } ({ $members }).
quality-dimension-left-out = « { $dimension } » est écarté : { $rows } des { $closed } affaires closes n’en ont pas, leur valeur de { $column } étant absente de { $file }.
quality-spellings = « { $dimension } » a plusieurs graphies, peut-être une seule chose : { $members } ; un fichier de correspondance peut le dire.
quality-placeholder-dates = { $rows } valeurs de { $column } dans { $file } ne sont pas de vraies dates et comptent comme manquantes.
quality-date-numbers = { $column } dans { $file } contient des nombres, lus comme des dates.
quality-future-close = { $rows } affaires gagnées ou perdues de { $file } se closent après le { $date } et ne sont pas comptées.
quality-still-running = { $period } est en cours ; les chiffres portent sur ses { $days } premiers jours.
quality-unequal-weeks = { $period } compte { $weeks } semaines et { $other } { $otherWeeks } ; ils ne sont pas comparés.
quality-trials = Essais dans { $file } qui ne paient encore rien, écartés : { $rows }.
quality-no-start = Abonnements dans { $file } sans début ou sans montant, écartés : { $rows }.
quality-ends-first = Abonnements dans { $file } qui finissent avant de commencer, écartés : { $rows }.
quality-no-score = Tickets dans { $file } sans note de satisfaction : { $rows } sur { $all } ; la satisfaction ne parle que des autres.
quality-closed-before-opened = Tickets dans { $file } clos avant leur réception : { $rows }.
quality-churn-sources = Les sources donnent des nombres différents de clients partis ; aucun n’est montré : { $sources }.
quality-converted-by-dated-rates = Montants convertis en { $currency } au cours du jour de clôture selon { $file } : { $rows } ; affaires ouvertes au dernier cours.
quality-converted-by-rates = Montants convertis en { $currency } à un cours fixe par devise selon { $file } : { $rows }.
quality-converted-column = Montants en { $currency }, tels que la source les a convertis dans { $column } : { $rows }.
quality-billing-interval = Les montants de { $file } valent pour la durée indiquée dans { $column } et sont ramenés au mois.
quality-snapshots = { $file } donne l’état de chaque mois : le début et la fin de chaque abonnement ne sont pas connus.
quality-discarded = Lignes de { $file } supprimées, archivées ou de test ({ $column }), écartées : { $rows }.
quality-thinning = Affaires de { $file } créées depuis le { $date } : { $rows } seulement, contre { $usual } un mois habituel. Les plus récentes manquent sans doute ; une baisse du pipeline créé dit donc peu de chose.
quality-credited-today = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; les données ne disent pas qui suivait l’affaire auparavant.
quality-former-owner = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; { $column } en nomme un autre pour { $rows } affaires.
quality-owner-history = Les chiffres par « { $dimension } » créditent qui les données nomment aujourd’hui ; ce que { $file } dit des précédents n’est pas compté.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } des affaires gagnées sans montant, hors valeur
missing-no-creation-date = { $share } des affaires sans date de création, non comptées
missing-no-close-date = { $share } des affaires closes sans date de clôture, non comptées
missing-no-score = { $share } des tickets sans note, non comptés
