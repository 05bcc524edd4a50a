/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'french|französisch|français|francés|francês|francese',
  asked: /フランス語で|用法[语文]|بالفرنسية|باللغة الفرنسية/,
  seen: /^(?:le|les|des|du|et|pour|avec|sans|une?|sur|diapositives?|présentation|trimestre|équipe|crée[rz]?|rapport)$/,
  common:
    'le la les un une des du de et est sont en dans pour par sur avec sans pas ne que qui quoi dont ou où au aux ce cet cette ces son sa ses leur leurs notre nos votre vos nous vous ils elle elles il je on se plus moins mais donc comme entre vers chez sous depuis avant après pendant été était être avoir avons ont fait faire peut doit tout tous toute toutes très aussi même si y an ans mois fais crée prépare pourquoi comment quel quelle quels deux trois quatre cinq six sept huit neuf dix encore faut cela ça ici là lui moi toi rien personne chaque quelques autre autres nouveau nouvelle nouveaux nouvelles bien prochain prochaine lundi trimestre entreprise équipe proposition résultat résultats',
  spelled: /[êëîïœùû]|.{3}(?:eux|euse|aient|ement|ité|ités)$|é$/u,
  elided: 'l d qu n j s jusqu lorsqu',
  plural: /^(?:s|x|e|es)$/,
  derives: 's|e|es|ee|ees|er|ations?|ements?|eurs?|euses?|ages?|ures?',
  moves: {
    up: 'augment\\p{L}+|progress\\p{L}+|hausse|croissance|grimp\\p{L}+|gagn\\p{L}+',
    down: 'baiss\\p{L}+|recul\\p{L}+|chut\\p{L}+|diminu\\p{L}+|perd\\p{L}*',
    not: "\\bpas\\b|\\bn[e']\\b",
  },
  compares: { half: 'moitié', double: 'doubl\\p{L}+|deux fois', triple: 'tripl\\p{L}+|trois fois', most: 'majorité|la plupart' },
  cardinals: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf(?! mois)', 'dix', 'onze', 'douze'],
  ambiguous: ['neuf(?! mois)'],
  claims: {
    highest: '(?:la|le|les) plus (?:grand|élevé|fort|important|gros)\\p{L}*|en tête|domine(?:nt)?|le plus',
    lowest: '(?:la|le|les) plus (?:petit|bas|faible)\\p{L}*|le moins',
    only: 'seule?s?|seulement|uniquement',
    all: 'tou(?:s|tes|t)|toute|chaque|chacun\\p{L}*',
    none: 'aucune?|personne|nulle part',
    because: "parce qu[e']|à cause d\\p{L}*|en raison d\\p{L}*|grâce (?:à|aux?)|dû(?:e?s?) (?:à|aux?)|causée?s? par",
  },
  encloses:
    'ci-dessous|ci-après|suivante?s?|(?:de|du|à partir d[eu]) (?:ce(?:tte|t|s)?|le|la|les|mes|nos|ma|mon)? ?(?:\\p{L}+ ){0,2}?(?:rapport|mémo|texte|transcription|compte rendu|notes?|document|article|échange|courriels?|mails?)',
  ordered: "premièrement|deuxièmement|troisièmement|d’abord|d'abord|ensuite|enfin",
  fillers:
    'cliquez pour (?:ajouter|modifier)|(?:votre|insérer le|insérez votre|ajoutez votre) (?:texte|titre)|texte ici|titre du graphique|texte d.exemple',
  stillOpen: 'à (?:définir|confirmer|préciser)\\b',
  roles:
    'vent\\p{L}*|commercial\\p{L}*|financ\\p{L}*|direct\\p{L}*|équipe\\p{L}*|comité|achats|marketing|produit\\p{L}*|client\\p{L}*|support|opération\\p{L}*|juridique|rh|projet\\p{L}*|responsable\\p{L}*|qualité|logistique|informatique',
  leaves: {
    it: '(?:laisse[rz]?|mettez|mets|tiens|tenez)[ -](?:le|la|les)(?: \\p{L}{3,12}){0,2} (?:de côté|à part|dehors|en dehors|hors)|(?:exclu[st]|excluez|retire[rz]?|enl[eè]ve[rz]?|ignore[rz]?|écarte[rz]?|sors|sortez|supprime[rz]?|oublie[rz]?|ôte[rz]?)-(?:le|la|les)|ne (?:le|la|les) (?:compte[rz]?|prene[rz]|prends|inclu\\p{L}+|garde[rz]?)(?: \\p{L}{2,12}){0,2}? pas|(?:il faut|merci de|veuillez|prière de) (?:le|la|les) (?:exclure|retirer|écarter|enlever|ignorer|laisser de côté|sortir|supprimer|mettre de côté)|à (?:exclure|écarter|retirer|ignorer|laisser de côté)',
    go: '(?:doi(?:t|vent)|est à|sont à)(?: \\p{L}{3,12})? (?:être )?(?:exclu\\p{L}*|écart\\p{L}*|retir\\p{L}*|ignor\\p{L}*|laiss\\p{L}* de côté|sort\\p{L}*|enlev\\p{L}*)|ne (?:doi(?:t|vent) pas (?:être compt\\p{L}*|compter)|comptent? pas)',
    verbs:
      'est|sont|était|étaient|a(?= (?:été|\\p{L}{2,14}(?:é|i|u|is|it))(?!\\p{L}))|ont|avait|avaient|sera|seront|fut|furent|doit|doivent|ne|n|ferme|appartient|appartiennent|reste|restent|compte|comptent',
    there: 'il y a|nous avons|on a|les données (?:ont|contiennent)|le fichier contient',
    out: '(?:laisse[rz]?|mets|mettez|mettre) (?:de côté|à part|dehors)|écarte[rz]?|exclu(?:s|ez|re|ons)|retire[rz]|enlève|enleve[rz]|ignore[rz]?|sortez|ne (?:compte[rz]?|prene[rz]) pas(?: en compte)?|ne pas (?:compter|prendre en compte)|sans compter',
    opens: 'laisse[rz]?|mets|mettez',
    closes: 'de côté|à part|dehors',
    off: '(?:sont|est) à (?:exclure|écarter|retirer|ignorer|laisser de côté)',
    who: 'qui|que|qu|dont|où|lequel|laquelle|lesquels|lesquelles',
    what: 'ce qui|ce que|ce qu|tout ce qui|tout ce que|celles? qui|ceux qui',
    why: 'car|parce que|puisque|puisqu|vu que|comme|où|trop',
    unpaid:
      "impayée?s?|(?:n'a|n'ont|n'est|ne sont|n'était|n'étaient) pas (?:encore )?(?:été )?(?:encore )?(?:payé|réglé)e?s?|(?:non|pas encore|pas) (?:payé|réglé)e?s?",
    credits: 'avoirs?|notes? de crédit',
    twice:
      "en double|deux fois(?! (?:plus|moins|par)(?!\\p{L}))|doublons?|dédoublé\\p{L}*|dupliqué\\p{L}*|plusieurs fois|qu'une (?:seule )?fois",
    drops: 'supprime[rz]?|enleve[rz]|enlevez|ôte[rz]|éliminez|éliminer',
  },
  became: {
    merged: 'fusionn\\p{L}*|fusion',
    reversed: 'extourn\\p{L}*|contrepass\\p{L}*',
    warranty: 'garanties?',
    postponed: 'report(?:er|ée?s?)|décal\\p{L}*',
    withdrawn: 'retirée?s?|rétractée?s?|révoquée?s?|retrait',
    cancelled: 'annul(?:er|ée?s?|ation|ations)|décommand(?:er|ée?s?)',
  },
  asks: {
    tally: 'compte[rz]?-les|dénombre[rz]?-les|les compter|faites-en le compte',
    readAgain: 'relue?s?|lue?s?|examinée?s?|passée?s? en revue|vérifiée?s?|écoutée?s?',
    wants:
      '(?:aimerai(?:t|s|ent)|voudrai(?:t|s|ent)|souhaite(?:rait)?|veut|veulent)(?: \\p{L}{1,12}){0,2} (?:savoir|connaître)|se demande(?:nt)?|demande(?:nt)?',
    many: 'combien',
    ahead: '\\p{L}{2,20}r(?:ont|aient|ait)|vont|va|pourrai(?:t|ent)',
    choose:
      "(?:laquelle|lequel|quelle (?:option|offre|solution|variante|voie|proposition)|quel (?:choix|scénario|devis))(?: d'entre elles| de ces \\p{L}+| des \\p{L}+)? (?:faut-il|devons-nous|devrions-nous|doit-on|prendre|choisir|retenir|choisissons-nous)",
    names: "(?:ce|l'indicateur|le chiffre|la mesure) qui (?:se|s'|a|baisse|augmente|empire|recule|progresse)",
    act: 'que (?:faut-il|devons-nous|devrions-nous|faire)(?: \\p{L}+)?|quoi faire|ce que (?:nous devons|nous devrions|l[ea] \\p{L}+ doit|il faut) (?:faire|décider|changer|corriger)|ce qu.il faut (?:faire|décider|changer|corriger)',
    why: "pourquoi|qu'est-ce qui (?:explique|cause)|raisons? (?:de|pour)|à quoi est dû\\p{L}*|qu'est-ce qui (?:a changé|s'est passé)|que s'est-il passé",
    which: 'quel(?:le)?s?|qui|où',
    amount: 'combien|à combien|avons-nous|est-ce que|que (?:nous )?(?:coûte(?:nt)?|vaudrait|rapporterait|coûterait)',
    cost: 'coûte(?:nt|r)?|coût|perd(?:ons|re)|chère?s?',
    best: 'meilleure?s?|mieux|plus rapides?|moins chère?s?|plus rentables?|investir|garder|conserver',
    worst:
      'redresser|corriger|améliorers?|plus lente?s?|plus faibles?|plus mauvaise?s?|plus chère?s?|abandonner|arrêter|quitter|supprimer|fermer',
    most: 'plus|plus élevée?s?|plus grande?s?',
    least: 'moins|plus basse?s?|plus petite?s?',
    done: 'commencé|lancé\\p{L}*|lancement|introdui\\p{L}+|introduction|augmenté|relevé|baissé|supprimé\\p{L}*|suppression|arrêté|changé\\p{L}*|changement|passé|ouvert|fermé|embauché|ajouté|remplacé|prolongé|raccourci|déployé\\p{L}*|mis(?:e)? en place|instauré\\p{L}*|nouve(?:au|lle|aux|lles)|campagne|formation|hausse des (?:prix|tarifs)',
    effect:
      'nui|pénalisé|aidé|fonctionné|marché|réduit\\p{L}*|amélioré\\p{L}*|dégradé\\p{L}*|affecté|influencé|impacté|changé|accéléré|ralenti|fait (?:baisser|monter|chuter|reculer|augmenter)|porté ses fruits|effet|baisser|monter',
    whether: 'si',
    isTrue: "est-ce (?:bien |vraiment )?(?:vrai|exact|juste|le cas)|c['’]est (?:bien |vraiment )?(?:vrai|exact|le cas)",
    either: "est-ce|c'est",
    now: "depuis|maintenant|désormais|aujourd['’]hui|actuellement|dernièrement|n['’]est plus que|jusqu['’]en|jusqu['’]à",
    changed:
      'reste(?:nt)? moins|(?:gagn|attend)\\p{L}* (?:plus|moins)|baiss(?:e|ent|é|ée|és)|chut(?:e|ent|é)|tomb(?:e|ent|é|ée|és|ées)|gliss(?:e|ent|é)|recul(?:e|ent|é)|augment(?:e|ent|é)|grimp(?:e|ent|é)|mont(?:e|ent|é)|empir(?:e|ent|é)|dégrad(?:e|ent|é|ée)|détérior(?:e|ent|é|ée)|progress(?:e|ent|é)|pire|meilleure?s?|plus (?:bas|haut|lent|long|tard|souvent)(?:e|es|s)?|moins (?:bon|souvent|bien)(?:ne|nes|s)?|inférieure?s?|supérieure?s?',
    doubts:
      "accus(?:e|ent)|soupçonn(?:e|ent|ons)|convaincue?s?|persuadée?s?|pens(?:e|ent) que|di(?:t|sent) que|croi(?:t|ent)|faute|mont(?:re|rent) du doigt|à cause d[eu]|est-ce|responsables?|s['’]en pren(?:d|nent) [àa]u?x?",
    suspects:
      "accuse(?:nt)?|soupçonne(?:nt)?|(?:pense|pensent|dit|disent|croit|croient)(?: tous)? que (?:c'est|ce sont|cela vient de)|(?:incrimine|met(?:tent)?) (?:en cause )?",
    blames:
      "est-ce (?:à cause d(?:e|es|u)|d[ûu] (?:à|aux?))|d[ûu]e?s? (?:à|aux?)|est-ce que c'est|est-ce|à cause d(?:e|es|u)|en raison d(?:e|es|u)",
    or: 'ou',
  },
  weighs: {
    decide:
      '(?:devons|devrions)-nous|doit-on|faut-il|faudrait-il|est-ce que (?:nous devons|nous devrions|cela vaut|ça vaut)|(?:cela|ça) vaut-il|vaut-il la peine|cela en vaut-il la peine|est-ce rentable|est-il rentable|pouvons-nous nous permettre|que faudrait-il',
    can: 'pouvons-nous|pourrions-nous|peut-on|pourrait-on',
    puts: '(?:voudr(?:ais|ions)|veux|voulons|dois|devons) (?:savoir|comprendre)|concentre[rz]?(?:-toi|-vous)? sur|dis(?:-nous|-moi)?|dites(?:-nous|-moi)?|vérifie[rz]?|trouve[rz]?|montre[rz]?(?:-nous|-moi)',
    people:
      'embauch\\p{L}+|recrut\\p{L}+|commercia(?:l|ux|les?)|vendeurs?|vendeuses?|technicien(?:ne)?s?|agents?|personnes|salariés?|postes?|etp|chauffeurs?|collaborateurs?',
    each: 'chacune?|par (?:tête|personne|poste|technicien|commercial)|pièce',
    at: 'à',
    year: "par an,? (?:tout compris|charges comprises|chargé)|par an|/ ?an|annuel(?:le)?s?|annuellement|l'an|par année",
    quarter: 'par trimestre|trimestriel(?:le)?s?',
    month: 'par mois|/ ?mois|mensuel(?:le)?s?|le mois',
    week: 'par semaine|hebdomadaires?',
    commission: 'commissions?|redevances?|frais',
    price: 'prix|tarifs?',
    discount: 'remises?|rabais|réductions?|ristournes?',
    cap: 'plafon\\p{L}+|limit(?:er|é|ée|ées|és)|maximum|au plus|ne pas dépasser',
    up: 'augment\\p{L}+|relev\\p{L}+|hausse|majorer',
    down: 'baiss\\p{L}+|réduire|diminu\\p{L}+',
    now: "au lieu de|plutôt que|contre|aujourd'hui|actuellement|à ce jour",
    start: 'de',
    thousand: 'k|mille',
    million: 'm|millions?',
    ends: 'supprimer|couper|arrêter|résilier|annuler|cesser|arrêtons|supprimons|résilions|fermer|fermons|mettre fin à',
    once: 'une (?:seule )?fois|en une fois|ponctuel(?:le)?s?',
    saves: 'économis\\p{L}+|épargn\\p{L}+',
    keeps: 'gard(?:er|ons)|conserv(?:er|ons)|renouvel(?:er|ons)|reconduire|maintenir|maintenons',
    links:
      "mais|nous|nous coûte(?:nt)?|à|a|pour|de|d'|du|des|en|par|qui|que|et|coûte(?:nt|r|rait)?|environ|la peine|dépenser|payer|un budget",
    off: 'de (?:remise|réduction|rabais|ristourne)|moins cher',
    unit: 'par|pour chaque|chaque',
    margin: 'marge brute|marge sur coûts variables|marge',
    loses: 'perd\\p{L}*|coût\\p{L}*|perte',
    costsUs: "nous coûte(?:nt)?|nous revien(?:t|nent) à|(?:nous|on) (?:payons|perdons|paie|perd)|coûte(?:nt)? à l'entreprise",
    earnsUs: 'nous rapporte(?:nt)?|(?:nous|on) (?:gagnons|gagne|facturons|facture|encaissons|encaisse)',
  },
  pays: {
    pay: 'pa(?:ie|ient|iement|iements|yer|yé|yés|yée|yées|yent)|règl\\p{L}*|encaiss\\p{L}*|argent|trésorerie|factures?',
    late: "(?:en )?retards?|tard|plus tard|lente?s?|lentement|plus longtemps|à temps|à l'heure|échues?",
    named:
      'délais? de (?:paiement|règlement)|retards? de (?:paiement|règlement)|comportement de paiement|recouvrement\\p{L}*|créances?(?: clients?)?|encours clients?|relances? clients?',
    unpaid: 'impayée?s?|échues?|encours|créances?|en souffrance|restes? à payer|balance âgée',
    dso: 'dso|délai moyen de (?:paiement|recouvrement)',
    share: 'part (?:des factures )?payées? en retard',
    charge: 'intérêts? de retard|pénalités? de retard|escompte\\p{L}*|acomptes?|affacturage|limites? de crédit|prélèvements?',
  },
  rates: {
    punctual: "ponctualité|ponctuel\\p{L}*|à l['’]heure|dans les délais|respect des (?:délais|dates)|otif",
    share: 'taux|pourcentage|proportion|part',
  },
  tells: {
    share: '(?:part|proportion|pourcentage|taux)(?: (?:de|des|du|de nos|de ces))?|combien (?:de|des|parmi)|sur (?:100|cent)',
    lasts: 'jours?|semaines?|heures?|délai|temps|durée|combien de temps|attend\\p{L}*|attente',
    between: "entre|de|du|d'|des|depuis",
    to: "jusqu'(?:à|au)|à|au|aux|et",
    spends: "coûte(?:nt)?|coûts?(?: (?:de|d'|du|des))?|dépens\\p{L}+(?: (?:en|pour|de))?|frais(?: (?:de|d'))?|payons(?: pour)?",
    each: 'par(?: tranche de)?|pour chaque|pour',
    told: "mesur\\p{L}+|se compte|comptons|indicateur|inquiète|problème|dégrad\\p{L}+|préoccupe|souci|s'agit|chiffre",
    second: 'deuxième|seconde?|de nouveau|à nouveau|plusieurs|encore|répét\\p{L}+',
    first: 'premi[eè]re?|seule?|une seule|unique',
    onDay:
      "à l'heure|dans les délais|promis\\p{L}{0,8}|promet\\p{L}{0,8}|(?:le|au) jour (?:convenu|prévu|promis|fixé)|à la date (?:convenue|prévue|promise|fixée)|en retard|dans les temps|(?:tenir|tenu|tenons|respecter|respectons) (?:les|nos) (?:dates|délais|échéances)|à l'heure (?:dite|prévue)",
    longer:
      'entre le jour|du jour où|temps fou|plus long\\p{L}{0,8}|plus longtemps|lent\\p{L}{0,8}|traîn\\p{L}{0,8}|attend\\p{L}{0,8}|attente|combien de (?:temps|jours|heures)|(?:plus|trop) de (?:jours|temps|semaines)|met(?:tent)? (?:plus|trop|de plus en plus) de temps|délai\\p{L}{0,8}|durée',
    improved: 'mieux|amélior\\p{L}{0,8}|bonne nouvelle|plus vite',
    since: 'depuis (?:quand|quel\\p{L}{0,8})|à partir de (?:quand|quel\\p{L}{0,8})|quel mois|quand (?:cela|ça) a commencé',
    byDay:
      "(?:à|selon|d'après|par) (?:la |le )?(?:date|mois|jour)(?: de la| de l(?=')| du| de| d(?=')| à laquelle)?|au jour (?:de|du)|mois (?:de|d(?='))",
    atOnce:
      'du premier coup|(?:à|lors de|dès) la première (?:visite|tentative|intervention|prise en charge|fois)|(?:au|lors du|dès le) premier (?:passage|essai|appel|contact|rendez-vous)|en une seule (?:visite|fois|intervention)|sans (?:avoir à |devoir )?(?:revenir|repasser|rappeler)',
    left: 'reste\\p{L}*|marges?|gagn\\p{L}*|bénéfices?|rapport(?:e|ent)',
    one: "(?:par|(?:sur|de|pour) (?:chaque|une?)|d'une?)",
    costs: 'après|une fois (?:payée?s?|déduite?s?)|déduction faite d\\p{L}*',
    much: 'combien|quelle (?:part|partie)',
    every: '(?:sur|de) (?:chaque|tou(?:te?s?|s))',
  },
  retained: {
    net: "(?:taux de )?rétention nette(?: (?:des revenus?|du revenu|du chiffre d'affaires|du ca|de l'arr))?",
    gross: "(?:taux de )?rétention brute(?: (?:des revenus?|du revenu|du chiffre d'affaires|du ca|de l'arr))?",
  },
  bounds: {
    inside:
      "en moins d(?:e |')|avant (?:d'avoir passé|d'avoir fini|la fin de(?: leurs)?)|moins d(?:e |')|en(?: (?:au plus|maximum))?|sous|dans (?:les|un délai d(?:e |')|l')|au plus|maximum",
    beyond: "plus d(?:e |')|au-delà d(?:e |')|plus longtemps qu(?:e |')",
    one: 'une?|une seule|un seul',
    second: 'secondes?',
    minute: 'minutes?|min',
    hour: 'heures?|h',
    day: 'jours?(?: calendaires)?|journée',
    week: 'semaines?',
    month: 'mois',
    working: '(?:jours?|heures?) ouvr(?:ée?s?|ables?)',
  },
  files: {
    data: 'fichiers?|données|export|extraction|extrait|listes?|tableaux?|tableur',
    covers:
      "vient|viennent|est|sont|couvr(?:e|ent)|contient|contiennent|comprend|comprennent|remonte(?:nt)?|va|vont|commence(?:nt)?|s'arrête(?:nt)?|a|ont",
    orders: 'utilise[zr]?|prene[zr]|montre[zr]?|compare[zr]?|rapport|présentation|diapos\\p{L}{0,8}',
    of: 'de|des|avec',
    since: 'depuis|dès',
  },
  lengths: {
    most: "max(?:imum)?\\.?(?: de)?|maximum de|(?:surtout )?(?:jamais |pas )plus de|au (?:grand )?maximum|(?:tout )?au plus(?! (?:tard|tôt|vite))|jusqu'à",
    mostAfter:
      'max(?:imum)?(?!\\p{L})|(?:tout )?au plus(?! (?:tard|tôt|vite))|(?:au |grand )maximum|,? pas (?:une de )?plus(?! (?:de|que))|suffisent',
    handful: 'poignée de|quelques',
    short:
      "le moins de (?:diapos?\\p{L}{0,8}|pages) possible|aussi (?:courte?|bref|brève) que possible|(?:document|présentation|rapport|support|deck|dossier|diaporama|quelque chose de) (?:\\p{L}{1,12} )?(?:courte?|brève|bref)|(?:courte?|brève|bref) (?:document|présentation|rapport|support|deck|diaporama)|(?:faites|fais|restez|reste|soyez|sois)[ -](?:le |la )?(?:court|bref)|court,? s'il (?:te|vous) pla[iî]t",
  },
  partOf: 'Part : {whole}',
  shareOf: 'Part « {value} »',
  leftOf: 'Marge par {row}',
  works: {
    means: 'signifie|désigne|veut dire|est définie? comme|se calcule comme|correspond à',
    plus: 'plus',
    minus: 'moins|hors|net de|déduction faite (?:de|des|du)',
    over: 'divisée?s? par|sur|rapportée?s? (?:à|au|aux)|en % (?:de|du|des)',
    outOf: 'parmi|de|des',
    only: 'seulement|uniquement',
    not: 'pas|non|sans|sauf|hors|excepté',
    until: "au plus tard (?:à|le|au)|à la date ou avant|le jour ou avant|avant ou à|jusqu'(?:au|à)|pas après",
    before: 'avant',
    within: 'sous|en moins de|dans les|en au plus',
    after: 'après|suivant|à compter (?:de|du)|depuis|de',
    all: 'tous les|toutes les|total des|nombre de',
    day: 'jours?(?: calendaires)?',
    week: 'semaines?',
    working: 'jours? ouvr(?:és?|ables?)',
  },
  proposes: {
    ways: "sur la table|(?:pistes|options|voies|leviers|idées|solutions|scénarios|propositions|possibilités|alternatives|choix|offres)(?: (?:sont|s'offrent à nous|possibles|sur la table|à l'étude|envisagées|se présentent|en discussion|existent))?|(?:nous|on) (?:hésitons|hésite|envisageons|envisage|étudions|étudie|avons|a) entre",
    could: '(?:nous|on) (?:pouvons|peut|pourrions|pourrait)|(?:nous|on) (?:pourrions|pourrait) (?:aussi|bien)',
    points: "(?:cela|ça|c'|ce|celle-ci|celui-ci|il|elle|ils|elles|la (?:première|seconde|deuxième|dernière)|le (?:premier|second|dernier))",
    lowers:
      'rédui\\p{L}*|baiss\\p{L}*|diminu\\p{L}*|évit\\p{L}*|empêch\\p{L}*|supprim\\p{L}*|élimin\\p{L}*|abaiss\\p{L}*|ramen\\p{L}*|prév\\p{L}*|moins|en moins|coup(?:e|er|erait)|économis\\p{L}*|ferait tomber|fait tomber',
    halves: 'divis\\p{L}* par deux|de moitié',
    half: '(?:la |une )?moitié',
    third: "(?:un |d'un |du |le )?tiers|un sur trois|une sur trois",
    quarter: "(?:un |d'un |le )?quart|une? sur quatre",
    fifth: "(?:un |d'un |le )?cinquième|une? sur cinq",
    tenth: "(?:un |d'un |le )?dixième|une? sur dix",
    twoThirds: '(?:les |des )?deux tiers',
    threeQuarters: '(?:les |des )?trois quarts',
    restores:
      "reven(?:ir|ons|ez|ant)|revien\\p{L}*|retourn(?:er|ons|ez|ant)|retour (?:à|aux?)|rétabl\\p{L}*|remett\\p{L}*|remise en place|rouvr\\p{L}*|réouvr\\p{L}*|reprend\\p{L}*|repass\\p{L}*|ramener|rapatri\\p{L}*|à nouveau|de nouveau|(?:l'ancien(?:ne)?|les ancien(?:ne)?s|l'ex-) ?\\p{L}+|comme avant|réintrodui\\p{L}*",
    received:
      '(?:nous|leur) (?:propos|offr|accord|consent|fai)\\p{L}*|(?:accept|prend|pren)\\p{L}* (?:la|une|cette|leur) (?:[^,;.]{0,16})(?:remise|ristourne|réduction|rabais)|sur (?:toutes )?(?:ses|leurs) factures',
    demanded: 'demand\\p{L}*|exig\\p{L}*|réclam\\p{L}*|veut|veulent|accept\\p{L}*|impos\\p{L}*|consent\\p{L}*',
    more: 'de plus|en plus|hausse|augmentation|majoration|supplément',
    charges:
      "factur\\p{L}* (?:\\p{L}+ ){0,4}(?:aux|à nos|à tous nos) (?:clients?|adhérents?|patients?|abonnés?|membres)|(?:faire|faisons|fait) payer|factur\\p{L}* (?:la|les|une?) (?:livraison|frais)|frais (?:de|d') ?\\p{L}+ (?:de|à)|(?:clients?|adhérents?|patients?|abonnés?) (?:paient|paieraient)",
    everyone: "tou(?:s|tes) (?:les|nos) \\p{L}+|tout le monde|partout|l'ensemble",
    reports:
      "promet\\p{L}*|promis|dit|disent|selon|devrait|devraient|estim\\p{L}*|pens\\p{L}*|garanti\\p{L}*|assur\\p{L}*|annonc\\p{L}*|espèr\\p{L}*|d'après|compte|prévoi\\p{L}*",
    sunk: "déjà (?:été )?(?:payée?s?|versée?s?|dépensée?s?|réglée?s?|coûté|investie?s?|englouti|mise?s?)|payée?s? d'avance",
    cents: 'centimes?|cents?',
    relative:
      "où|qui|que|dont|quand|à|au|aux|pour|avec|sans|chez|sur|en|dans|par|de|d'\\p{L}*|environ|soit(?= \\d)|et|mais|ils?|elles?|on|cela|puis|non|seulement|chaque|un par|une par|les (?:\\p{L}+ )?plus|le (?:\\p{L}+ )?plus|la (?:\\p{L}+ )?plus|ce qui|selon",
  },
  settles: {
    settles:
      "(?:(?:il )?reste )?à (?:décider|trancher|arbitrer)(?: [^.,;:?]{1,30})?\\s?:|(?:il faut|nous devons|on doit|il reste à|reste à) (?:trancher|choisir|décider)(?:(?: [^.,;:?]{1,30})?(?= entre )|(?= (?:si|soit) )|\\s?:)|(?:ce que nous devons|ce qu'il faut|ce qu'on doit) (?:trancher|décider)(?: [^.,;:?]{1,30})?,? c'est(?= (?:si|de|entre) )|(?:la|notre) décision(?: (?:pour|du|de la|à prendre) ?[^.,;:?]{0,30})?(?: est(?: de)?(?= )|\\s?:)|(?:décision|arbitrage) (?:à prendre|attendue?|demandée?)\\s?:|(?:le comité|le conseil|la direction) doit (?:trancher|choisir|décider)(?= (?:entre|si) )|(?:nous hésitons|on hésite|j'hésite)(?= entre )|(?:besoin|souhaite|voudrais) (?:d'|d')?un avis sur(?= (?:la prolongation|le maintien|l'arrêt) )",
    requests:
      "(?:la|notre|ma) demande(?: (?:au|à la|à) [^.,;:?]{1,24})?(?: est(?: de)?|\\s?:)|(?:nous demandons|on demande|je demande)(?= (?:deux|trois|quatre|un|une|\\d))|demande d'(?:approbation|accord) pour",
    between: 'entre',
    whether: "si(?: nous| on)?|de|d'|soit|que nous|nous|on",
    either: 'soit (?:nous|on)|(?<=^|[:,] ?)soit(?= [^.?!]{5,300}[,;] soit )',
    alternative: 'ou(?: bien)?(?: si nous| si on| de)?|soit',
    also: 'et',
    both: '(?:laquelle|lequel|lesquel\\p{L}*)(?: (?:choisir|retenir|prendre|faut-il|doit-on|devons-nous|privilégier|recommand\\p{L}*))?|que (?:faire|choisir|faut-il (?:faire|choisir)|devons-nous (?:faire|choisir)|recommand\\p{L}*)|quelle (?:piste|option|voie|solution)|dites-nous laquelle|(?:lequel|laquelle|qu.est-ce qui|ce qui) (?:est (?:le plus |la plus )?(?:rentable|meilleure?)|rapporte (?:le )?plus|coûte (?:le )?moins|se rentabilise)|(?:chiffres|coûts) (?:pour|de|des) (?:les deux|chacune?|deux)|(?:lequel|laquelle) (?:des deux)?|compare[rz]? les deux|les deux options|côte à côte',
    headed: '(?:la )?décision(?: à prendre)?|(?:les )?(?:options|alternatives|scénarios)|arbitrage',
    nothing: "ne rien (?:faire|changer)|statu quo|laisser en l'état|on ne (?:fait|change) rien|nous ne (?:faisons|changeons) rien",
    gauges:
      "(?:objectifs?|cibles?|indicateurs?|taux) (?:[^.,;]{0,60} )?(?:par|pour chaque|séparé\\p{L}{0,6})|(?:mesurer|suivre|publier|présenter|rapporter|afficher) (?:[^.,;]{0,60} )?(?:par|pour chaque|séparément|à part)|(?:changer|ajuster|revoir) (?:l['’]|la |le |les )?(?:objectifs?|cibles?|indicateurs?|façon de mesurer)|tableaux? de bord",
    limits: 'plafonn\\p{L}{1,4}|limit\\p{L}{1,4}|restreind\\p{L}{1,4}|rédui\\p{L}{1,4}|moins|arrêter|cesser|renoncer|suspend\\p{L}{1,4}',
    option: 'option|solution|variante|scénario|offre|proposition|choix',
    choosing:
      'décisions?|décider|trancher|choisir|choix|options?|offres?|solutions?|scénarios?|propositions?|arbitr\\p{L}+|sur la table|soit',
  },
  happened: {
    made: 'créé|ouvert|déposé|passé|enregistré',
    sent: 'expédié|envoyé|enlevé',
    delivered: 'livré',
    closed: 'clôturé|fermé|résolu',
  },
};
