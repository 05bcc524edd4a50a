/** How French says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    "(?:di(?:t|sent)|pens(?:e|ent)|croi(?:t|ent|s)|estim(?:e|ent)|affirm(?:e|ent)|jur(?:e|ent)|souti(?:ent|ennent)|prétend(?:ent)?|juge(?:nt)?|trouv(?:e|ent)|(?:est|sont|suis) (?:bien |absolument |tous )?(?:convaincue?s?|persuadée?s?|certaine?s?|sûre?s?)|accus(?:e|ent)|soupçonn(?:e|ent)|incrimin(?:e|ent)|met(?:tent)? (?:ça |cela |tout )?(?:en cause|sur le compte d[eu]s?)|(?:s['’]en pren(?:d|nent)|attribu(?:e|ent) (?:ça|cela)) (?:à|aux?)|se plai(?:nt|gnent)|plaignent|(?:pointe|pointent|montre(?:nt)?) (?:du doigt)?|invoqu(?:e|ent)|évoqu(?:e|ent)|y voi(?:t|ent)|pari(?:e|ent) sur|rejett?e(?:nt)? la faute sur|parl(?:e|ent)(?= d)|se demand(?:e|ent) si|mentionn(?:e|ent)|enten(?:d|dent)(?: dire)?|a entendu(?: dire)?)(?: d['’](?=\\p{L}))?(?: (?:aussi|plutôt|toujours|tous))?(?: :)?(?: que| qu['’]| de l['’](?=\\p{L})| de la| des?| du)?",
  around: [
    "(?:selon|d['’]après) (?<who>[^,.;:]{2,40}),\\s(?<claim>[^.;!?]{3,160})",
    "(?<=^|[,;]\\s|(?:et|mais)\\s)(?<who>(?:l['’]autre|une? autre|d['’]autres|les autres|le (?:deuxième|second|troisième|dernier)))(?:,| :)?\\s(?:que\\s|qu['’])(?<claim>[^.;!?]{3,160})",
    '(?<=^|[,;]\\s)(?<claim>[^,.;:!?]{3,60}?) (?:est|sont) (?:aussi |souvent |également )?(?:montrée?s? du doigt|mise?s? en cause|pointée?s? du doigt|soupçonnée?s?|accusée?s?)(?!\\p{L})',
  ],
  lists:
    'explications?|théories?|hypothèses?|opinions?|avis|soupçons|suspects|pistes?|causes (?:possibles|évoquées|avancées)|raisons (?:possibles|évoquées|avancées)|thèses?',
  opens:
    "(?:c['’]est|ce sont|c['’]était|cela (?:vient|tient)|ça (?:vient|tient)|il s['’]agit)(?: (?:à cause|la faute|simplement|surtout|partout))?(?: d[eu]s?| aux?| à)?|(?:à cause|en raison) d[eu]s?",
  wishes: '(?:il )?faut|faudrait|dev(?:rait|rions|raient|ons)|(?:nous|on) (?:voulons|veut|aimerait)',
  sources: 'données|chiffres|rapports?|tableaux?|fichiers?|colonnes?|contrats?|statistiques|diapositives?',
  more: "trop (?:haut|élevé)e?s?|plus (?:de|d['’]|élevée?s?|nombreu(?:x|ses))|davantage|trop|augment\\p{L}*|en hausse|grimp\\p{L}*|supplémentaires?",
  less: 'trop (?:bas|basse|faible)s?|ne [^,;.]{1,30} plus|cess\\p{L}*|arrêt\\p{L}*|sans|moins|baiss\\p{L}*|diminu\\p{L}*|recul\\p{L}*|chut\\p{L}*|pas assez|trop peu|manqu\\p{L}*|perd\\p{L}*',
  season:
    "(?<!(?:cet|en|depuis|dernier) )(?<!(?:depuis|pendant|avant|après) l['’])(?:l['’])?(?:hiver|été)(?! dernier)(?: (?:froid|rude|chaud|doux|pluvieux))|la saison|saisonni\\p{L}*|les fêtes|noël|période de l['’]année|c['’]est l['’](?:hiver|été)",
  reasons: {
    absent: {
      said: "(?:ne sont |n['’]est |n['’]étaient )?(?:jamais|pas|simplement pas) (?:là|chez (?:eux|lui|elle)|à la maison|présents?)|absents?|personne n['’]est là",
      value: 'absent\\w*|pas d acces|acces impossible|personne (?:sur place|presente)|injoignable',
    },
    broken: { said: 'pannes?|tomb\\p{L}* en panne|défaillan\\p{L}*', value: 'panne\\w*(?: \\w+)?|defaillance(?: \\w+)?|avarie' },
  },
  things: {
    weight: {
      more: 'plus lourde?s?|alourdi\\p{L}*|trop lourde?s?|pès(?:e|ent) plus',
      less: 'plus légers?|plus légères?|moins lourde?s?',
      column: 'poids|kg|kilos?|kilogrammes?|tonnes?|tonnage|masse',
    },
    size: {
      more: 'plus grande?s?|trop grande?s?|plus gro(?:s|sses?)|trop gro(?:s|sses?)|encombrante?s?|volumineu(?:x|ses?)',
      less: 'plus petite?s?|trop petite?s?',
      column: 'taille|volume|litres?|surface|longueur|largeur|hauteur|dimensions?',
    },
    age: {
      more: 'vieilli(?:t|ssent|ssante?s?|e?s?)?|plus vieu(?:x|lles)|trop vieu(?:x|lles)|trop vieille|vétustes?|plus anciens?|usée?s?|vieillot\\p{L}*',
      less: 'plus jeunes?|plus neu(?:f|fs|ves?)|plus récents?',
      column:
        'age|anciennete|annee(?: d[e ]?)?(?: \\w+){0,3}|(?:date|annee) (?:de )?(?:mise en service|mise en circulation|fabrication|construction|achat|naissance)|mise en (?:service|circulation)',
    },
    discount: {
      more: '(?:plus de|trop de|davantage de) (?:remises?|rabais|ristournes?)',
      less: '(?:moins de|pas assez de|trop peu de|plus aucune?) (?:remises?|rabais|ristournes?)',
      column: 'remises?(?: \\w+)?|rabais|ristournes?|taux de remise',
    },
    price: {
      more: 'plus chères?|plus chers?|trop chère?s?|hausse des (?:prix|tarifs)|prix (?:plus élevés|en hausse)',
      less: 'moins chère?s?|baisse des (?:prix|tarifs)',
      column: 'prix(?: \\w+)?|tarifs?',
    },
    reply: {
      more: '(?:répond|rappel|réag)\\p{L}*[^,;]{0,30}(?:lent|tard|longtemps)\\p{L}*|(?:réponses?|délais) (?:trop |plus )?(?:lent|tardi|long)\\p{L}*|attend\\p{L}* (?:trop |plus )longtemps',
      less: '(?:répond|réag)\\p{L}*[^,;]{0,30}plus vite',
      column: '(?:delai|temps) (?:de (?:premiere )?(?:reponse|reaction)|d attente)(?: \\w+)?|attente(?: \\w+)?',
    },
    approval: {
      more: '(?:deuxième|seconde?|double) (?:signature|validation|approbation)|(?:approuv|accord|sign|valid|autoris|dire oui|disent oui|consent|accept)\\p{L}*[^,;]{0,40}(?:lent|tard|longtemps|retard|bloqu)\\p{L}*|(?:plus lents?|plus lentes?|mettent plus de temps|met plus de temps) à (?:dire oui|accepter|signer|approuver|valider|autoriser)',
      less: '(?:approuv|sign|valid|autoris)\\p{L}*[^,;]{0,30}plus vite',
      column: '(?:approuve|accorde|signe|valide|autorise|accepte|confirme)\\w*|validation|approbation|accord|autorisation',
    },
    arrival: {
      more: '(?:se )?f(?:ont|ait|aisaient|aisait) attendre|tard\\p{L}* à arriver|(?:envoi|envoy|arriv|livr|transmett)\\p{L}*[^,;]{0,40}(?:tard|retard|lent)\\p{L}*',
      less: '(?:envoi|envoy|arriv)\\p{L}*[^,;]{0,40}plus tôt',
      column: '(?:recu|reception|arrive|arrivee|entree)\\w*',
    },
    work: {
      more: '(?:mett|pren|pass)\\p{L}*(?: \\p{L}+){0,2} plus de temps|travaill\\p{L}* plus lentement',
      less: '(?:mett|pren)\\p{L}* moins de temps|travaill\\p{L}* plus vite',
      column: 'temps (?:de travail|passe)|heures (?:de travail|travaillees)',
    },
    parts: {
      more: 'pièces(?: détachées)?|matériel|matériaux|composants?',
      less: 'moins de (?:pièces|matériel)',
      column: 'pieces(?: detachees)?|materiel|materiaux|matieres?|composants?',
    },
    duration: {
      more: 'plus lent\\p{L}*|trop lent\\p{L}*|plus longue?s?|trop longue?s?|traîn\\p{L}*|retards?',
      less: 'trop (?:vite|rapid\\p{L}*|tôt)|plus vite|plus rapides?|plus court\\p{L}*|bâclé\\p{L}*',
      column: 'durees?(?: \\w+)?|delais?(?: \\w+){0,3}|jours(?: \\w+){0,3}|heures(?: \\w+)?|minutes',
    },
    load: {
      more: 'surchargée?s?|débordée?s?|submergée?s?|en sous[- ]effectif|trop peu de (?:monde|personnel)|manqu\\p{L}* de (?:bras|personnel|monde)|trop de travail|épuisée?s?',
      less: 'désœuvrée?s?',
      column: 'charge(?: \\w+)*|dossiers par \\w+',
    },
    distance: {
      more: 'plus loin|plus éloignée?s?|trajets (?:plus|trop) longs|détours?|plus de kilomètres',
      less: 'plus près|trajets plus courts',
      column: 'distances?|km|kilometres?|kilometrage',
    },
    temperature: { more: 'plus chaud\\p{L}*|chaleur|canicule', less: 'plus froid\\p{L}*|froid|gel', column: 'temperatures?|degres' },
    experience: {
      more: 'plus expérimentée?s?',
      less: "inexpérimentée?s?|moins expérimentée?s?|manqu\\p{L}* d['’]expérience|débutante?s?",
      column: 'experience|anciennete',
    },
  },
};
