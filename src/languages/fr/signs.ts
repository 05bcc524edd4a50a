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
  fillers:
    'cliquez pour (?:ajouter|modifier)|(?:votre|insérer le|insérez votre|ajoutez votre) (?:texte|titre)|texte ici|titre du graphique|texte d.exemple',
  stillOpen: 'à (?:définir|confirmer|préciser)\\b',
  roles:
    'vent\\p{L}*|commercial\\p{L}*|financ\\p{L}*|direct\\p{L}*|équipe\\p{L}*|comité|achats|marketing|produit\\p{L}*|client\\p{L}*|support|opération\\p{L}*|juridique|rh|projet\\p{L}*|responsable\\p{L}*|qualité|logistique|informatique',
  asks: {
    act: 'que (?:faut-il|devons-nous|devrions-nous|faire)(?: \\p{L}+)?|quoi faire|ce que (?:nous devons|nous devrions|l[ea] \\p{L}+ doit|il faut) (?:faire|décider|changer|corriger)|ce qu.il faut (?:faire|décider|changer|corriger)',
    why: "pourquoi|qu'est-ce qui (?:explique|cause)|raisons? (?:de|pour)|à quoi est dû\\p{L}*",
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
    blames:
      "est-ce (?:à cause d(?:e|es|u)|d[ûu] (?:à|aux?))|d[ûu]e?s? (?:à|aux?)|est-ce que c'est|est-ce|à cause d(?:e|es|u)|en raison d(?:e|es|u)",
    or: 'ou',
  },
};
