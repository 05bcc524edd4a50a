/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'stieg|stiegen|steigt|steigen|wuchs|wuchsen|wächst|kletterte|kletterten|gestiegen|gewachsen|angestiegen|geklettert|gewonnen',
  down: 'sank|sanken|sinkt|sinken|fiel|fielen|fällt|schrumpfte|schrumpften|gesunken|gefallen|zurückgegangen|geschrumpft',
  went: 'ging|gingen|kam|kamen|veränderte sich|veränderten sich|verbesserte sich|verbesserten sich|verschlechterte sich|verschlechterten sich',
  took: 'senkte|senkten|erhöhte|erhöhten|brachte|brachten|reduzierte|reduzierten|steigerte|steigerten|verkürzte|verkürzten|drückte|drückten',
  is: 'ist|sind|war|waren|lag bei|lagen bei|liegt bei|liegen bei|beträgt|betragen|betrug|betrugen|erreichte|erreichten|erreicht|endete bei|endeten bei|landete bei|schloss bei|steht bei|stehen bei',
  act: 'verkaufte|verkauften|erzielte|erzielten|lieferte|lieferten|beförderten|betreuten|behandelten|bearbeiteten|begrüßten|zählten',
  auxiliary: 'ist|sind|hat|haben|hatte|hatten|war|waren|auch',
  adverb: 'stark|leicht|deutlich|weiter|wieder|nur|zuletzt|inzwischen',
  from: 'von|vom',
  to: 'auf|bis auf|bis zu',
  by: 'um',
  against: 'nach|gegenüber|gegen|statt|verglichen mit|im Vergleich zu|vorher|zuvor|bisher',
  plan: '(?:plan|planwert|soll|ziel|zielwert|planziel|budget|prognose|vorgabe|grenzwert|höchstwert)',
  article: 'der|die|das|dem|den|des|eine?[rsnm]?|unsere?[rsnm]?|ihre?[rsnm]?|einem|einer',
  about: 'rund|etwa|knapp|circa|ca\\.|fast|gut|nur',
  unsure:
    'nicht|nie|kein\\p{L}*|soll|sollen|sollte|sollten|will|wollen|wird|werden|würde|würden|könnte|könnten|kann|können|muss|müssen|darf|dürfen|wenn|falls|möchte\\p{L}*|erwart\\p{L}*|plan(?:t|en)',
  noName:
    'und|oder|aber|dass|die|der|das|den|dem|weil|wenn|als|wie|was|wer|wo|wir|ich|es|sie|er|ihr|uns|man|dies\\p{L}*|jen\\p{L}*|ist|sind|war|waren|hat|haben|wurde|wurden|kostet|kosten\\s|zahlen|zahlt|verbrauch(?:en|t)|mehr|weniger|davon|dabei|dazu|nicht|kein\\p{L}*|beide|alle|einige|restlichen|übrigen',
  joining: 'und|aber|während|doch|sowie',
  because: 'weil|nachdem|seit|dank|wegen|da|durch|trotz|vor allem|obwohl|binnen|innerhalb',
  beyond: 'über|unter|mehr als|weniger als|höher als|niedriger als',
  group: 'der|von|bei|des',
  series: {
    beside: 'im|in|jahre?|für|bei|den|der|rund|etwa|nur|voraussichtlich',
    between: 'und|dann|auf|danach|schließlich|zuletzt|von|über|sowie',
    verbs: 'betragen|lagen|lag|waren es|gezählt|pro jahr|je jahr|betrug|betrugen|erreichte|erreichten|stand|standen|kam|kamen',
    same: '(?:(?:in|über|für) )?(?:denselben|den gleichen|dieselben|diesen) (?:jahren|jahre|saisons|quartalen|monaten|wintern)|im (?:selben|gleichen) zeitraum',
    lastYear: 'letztes jahr|vergangenes jahr|im letzten jahr|im vorjahr|voriges jahr',
    now: 'jetzt|heute|derzeit|aktuell|nun|inzwischen',
  },
  planned: () => ({
    before: /(?:^|\s)(?:erhöhen|heben|senken|anheben|setzen|wollen|möchten|werden)\s(?:wir\s)?(?<name>.+)$/iu,
    after:
      /^(?<name>.+?)\s(?:wird|werden|soll|sollen|steigt|steigen|sinkt|sinken|geht|gehen)(?:\s(?:zum|ab|im)\s\S+(?:\s\p{Lu}\p{Ll}+)?)?$/iu,
    to: /^\s*auf\s*$/iu,
    stays: /^(?<name>.+?)\s(?:bleibt|bleiben)\s(?:unverändert\s)?bei$/iu,
    from: /\svon$/iu,
    denied: /(?<!\p{L})(?:nicht|nie|kein\p{L}*|wenn|falls|ob|könnte\p{L}*|statt)(?!\p{L})/iu,
  }),
};
