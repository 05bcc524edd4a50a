/** Every rule of a review: its gate, how grave a breach is, and what to do about it. */
import type { Gate } from '../../model/gate.ts';
import type { Severity } from './finding.ts';

interface Rule {
  gate: Gate;
  severity: Severity;
  /** What it looks for, as a fragment: `text higher than its box`. */
  about: string;
  remedy: string;
}

const rule = <Of extends Gate>(gate: Of, severity: Severity, about: string, remedy: string) =>
  ({ gate, severity, about, remedy }) satisfies Rule;

const repair = 'Open the deck in PowerPoint, let it be repaired, look what is missing, and save it; or delete and redo the slide.';
const broken = (about: string) => rule('opens', 'error', about, repair);
const doubtful = (about: string) => rule('opens', 'warning', about, 'Save the deck once in PowerPoint; some versions repair it.');
const untidy = (about: string) => rule('opens', 'note', about, 'Save the deck once in PowerPoint.');

/** Of the package and its parts; their findings come from the lint that our own decks pass. */
export const packageRules = {
  'not-well-formed': broken('a part that is not well-formed XML'),
  'content-type-missing': broken('a part without a content type'),
  'phantom-override': doubtful('a content type for a part that is not there'),
  'duplicate-override': broken('two content types for one part'),
  'duplicate-default': doubtful('two content types for one file extension'),
  'duplicate-relationship-id': broken('two relationships with one ID'),
  'dangling-relationship': broken('a relationship to a part that is not there'),
  'unknown-relationship-id': broken('a reference to a relationship that is not there'),
  'orphan-relationships': doubtful('relationships of a part that is not there'),
  'media-type': broken('a picture of another type than its name says'),
  'presentation-missing': broken('a package without a presentation'),
  'presentation-order': doubtful('lists of the presentation out of order'),
  'slide-id-range': broken('a slide ID outside the range PowerPoint takes'),
  'slide-list': broken('a list of slides that does not name one part each'),
  'duplicate-id': broken('two slides or two layouts with one ID'),
  'master-id-range': broken('a master or layout ID outside the range PowerPoint takes'),
  'notes-master': broken('a notes master that is missing or there twice'),
  'theme-missing': broken('a master without a theme'),
  'slide-layout': broken('a slide without exactly one layout'),
  'not-a-number': broken('a size, place or value that is no number'),
  'negative-extent': broken('a shape with a negative size'),
  'paragraph-order': broken('paragraph properties after a run'),
  'chart-axis': broken('chart axes that do not belong together'),
  'chart-cache': broken('more points in a chart than it counts'),
  'workbook-unreadable': broken('a chart whose workbook cannot be read'),
  'section-id': doubtful('a section without a sound ID'),
  'section-slides': doubtful('sections that do not name every slide once'),
  'theme-shared': untidy('masters that share a theme'),
  'shared-part': untidy('a chart that two slides share'),
  'shape-id': untidy('a shape with no sound ID'),
  'duplicate-shape-id': rule('opens', 'warning', 'two shapes of a slide with one ID', 'Cut one of the shapes and paste it again.'),
  'workbook-missing': rule(
    'editable',
    'warning',
    'a chart without its data',
    'Make the chart again with its data sheet, so that it can be edited.',
  ),
  'workbook-range': rule(
    'true',
    'warning',
    'a chart of cells its data sheet does not have',
    'Edit the data of the chart and select them again.',
  ),
  'workbook-differs': rule(
    'true',
    'error',
    'a chart that draws other values than its data sheet holds',
    'Open Edit Data: the chart then draws the sheet. Check which values are right.',
  ),
  'external-target': rule(
    'clean',
    'error',
    'a link to a file on a computer or a network drive',
    'Link to a web address, or take the link off.',
  ),
  'doc-title': rule('accessible', 'note', 'a file without a title in its properties', 'Give it one under File, Info.'),
} as const satisfies Record<string, Rule>;

export const rules = {
  ...packageRules,
  // Editable
  'page-as-picture': rule('editable', 'error', 'a page that is one big picture', 'Rebuild its text, table or chart as native objects.'),
  'title-placeholder': rule(
    'editable',
    'error',
    'a title in a text box of its own',
    'Put the title into the title placeholder of the layout.',
  ),
  'connector-loose': rule('editable', 'warning', 'a connector glued at one end only', 'Drag its loose end onto the shape it leads to.'),
  // On brand
  'off-brand-font': rule('on-brand', 'error', 'a font that the brand kit does not have', 'Set the text in a font of the brand.'),
  'off-brand-color': rule('on-brand', 'warning', 'a colour far from all of the brand kit', 'Take a colour of the brand.'),
  'forbidden-color': rule('on-brand', 'error', 'a colour that the brand forbids', 'Take another colour of the brand.'),
  'minimum-size': rule('on-brand', 'warning', 'text smaller than the brand allows', 'Set it larger.'),
  'logo-missing': rule('on-brand', 'warning', 'a deck without the logo of the brand', 'Put the logo on the slide master.'),
  'stray-font': rule('on-brand', 'warning', 'a font that hardly any other text of the deck has', 'Set the text in the font of the deck.'),
  'stray-color': rule(
    'on-brand',
    'note',
    'a colour written out that stands on one slide only',
    'Take a colour of the theme, which follows when the theme changes.',
  ),
  // Fits
  'text-overflows': rule('fits', 'error', 'text higher or wider than its box', 'Shorten the text, enlarge the box, or split the slide.'),
  'off-slide': rule('fits', 'error', 'a shape beyond the edge of the slide', 'Move the shape onto the slide, or delete it.'),
  'table-grows': rule(
    'fits',
    'note',
    'a table whose text makes it higher than it is set',
    'Shorten the cells, or leave more room under the table.',
  ),
  overlap: rule('fits', 'error', 'text, charts, tables or pictures on top of each other', 'Move or shrink one of them.'),
  covered: rule('fits', 'error', 'text behind a filled shape', 'Bring the text to the front, or delete what is not meant to be seen.'),
  // Readable
  'small-text': rule('readable', 'error', 'text under 10 pt, or a source under 9 pt', 'Set it larger; say less if it does not fit.'),
  contrast: rule('readable', 'error', 'text that hardly differs from its ground', 'Darken or lighten the text until it reads.'),
  'long-title': rule('readable', 'error', 'a title of more than two lines', 'Say it in two lines.'),
  'too-many-words': rule('readable', 'warning', 'more than 120 words on a slide', 'Split the slide, or move detail to the notes.'),
  'many-sizes': rule('readable', 'warning', 'more than eight sizes of text on a slide', 'Keep to a scale: title, text, labels, source.'),
  'many-fonts': rule('readable', 'warning', 'more than three fonts in a deck', 'Keep to one font for headings and one for text.'),
  'odd-size': rule(
    'readable',
    'warning',
    'text of another size than the same shapes beside it',
    'Give boxes of one row the same size of text.',
  ),
  'repeated-word': rule('readable', 'note', 'a word twice in a row', 'Delete one.'),
  // True
  'untraced-figure': rule(
    'true',
    'warning',
    'a figure typed into a deck of Quarterdeck that its data do not have',
    'Check it against quarterdeck facts, or make the deck again from the right data.',
  ),
  'total-differs': rule('true', 'error', 'a total that is not the sum of its column', 'Recompute the total, or say what it leaves out.'),
  'parts-not-whole': rule('true', 'error', 'shares that do not add to 100%', 'Recompute the shares, or say that they are rounded.'),
  'impossible-date': rule('true', 'error', 'a date that no calendar has', 'Write the date that is meant.'),
  'title-against-chart': rule(
    'true',
    'warning',
    'a title that says "rose" over a chart that falls, or the reverse',
    'Check the title against the first and last value of the chart.',
  ),
  // Accessible
  'title-missing': rule('accessible', 'error', 'a slide without a title', 'Write a title into the title placeholder.'),
  'title-repeated': rule('accessible', 'error', 'two slides with one title', 'Give each slide a title of its own.'),
  'alt-missing': rule(
    'accessible',
    'error',
    'a picture, chart or table without a description',
    'Describe what it shows (right-click, View Alt Text), or mark a decorative picture as such.',
  ),
  'reading-order': rule(
    'accessible',
    'warning',
    'shapes read in another order than they are seen',
    'Reorder them under Home, Arrange, Selection Pane.',
  ),
  'language-missing': rule(
    'accessible',
    'warning',
    'text whose language is not set',
    'Select it and set the language under Review, Language.',
  ),
  'table-header': rule('accessible', 'error', 'a table without a header row', 'Tick Header Row under Table Design.'),
  // Clean
  filler: rule('clean', 'error', 'filler such as "Lorem ipsum", "TBD" or "XX%"', 'Write what belongs there, or delete it.'),
  'empty-placeholder': rule('clean', 'error', 'a placeholder with nothing in it', 'Fill it, or delete it.'),
  'empty-text': rule('clean', 'note', 'a text box with nothing in it', 'Delete it.'),
  'hidden-slide': rule('clean', 'warning', 'a hidden slide', 'Show it, or delete it before the deck is sent.'),
  'hidden-shape': rule('clean', 'note', 'a hidden shape', 'Show it, or delete it.'),
  'comments-left': rule('clean', 'warning', 'comments of reviewers', 'Settle them and delete them (Review, Delete).'),
  'author-named': rule(
    'clean',
    'note',
    'an author or company in the properties of the file',
    'Remove it under File, Info, Inspect Document, if the deck leaves the house.',
  ),
  leak: rule('clean', 'error', 'the path of a file on a computer', 'Delete it: it tells who made the deck and where.'),
  'broken-link': rule('clean', 'error', 'a link to a slide that is not in the deck', 'Link to another slide, or take the link off.'),
  'footer-differs': rule(
    'clean',
    'warning',
    'a footer or date unlike that of the other slides',
    'Apply the footer to all slides (Insert, Header & Footer).',
  ),
  'number-missing': rule(
    'clean',
    'warning',
    'a slide without the number that the others have',
    'Apply the slide number to all slides (Insert, Header & Footer).',
  ),
  // Unfilled
  'still-open': rule(
    'unfilled',
    'note',
    'something not decided yet, such as "To be confirmed"',
    'Decide it, or leave it for the meeting on purpose.',
  ),
  // Composed
  misaligned: rule('composed', 'warning', 'edges that nearly agree', 'Align the shapes (Arrange, Align).'),
  'uneven-gaps': rule('composed', 'warning', 'uneven gaps in a row or column', 'Distribute the shapes (Arrange, Align, Distribute).'),
  'uneven-sizes': rule('composed', 'warning', 'shapes of a row that are nearly of one size', 'Give them the same height and width.'),
  'title-moved': rule('composed', 'warning', 'a title at another place than on the other slides', 'Reset the slide (Home, Reset).'),
  'title-differs': rule(
    'composed',
    'warning',
    'a title of another size, font, weight or alignment than most',
    'Reset the slide (Home, Reset).',
  ),
  'topic-title': rule('composed', 'note', 'a title that names a topic instead of saying something', 'Say the conclusion, with its figure.'),
  'topic-titles': rule(
    'composed',
    'warning',
    'more than 20% of the slides with a title that only names a topic',
    'Say on each slide what follows from it.',
  ),
  'empty-page': rule(
    'composed',
    'warning',
    'more than 30% of the body empty in one piece',
    'Enlarge what is there, or join the slide with its neighbour.',
  ),
  'empty-card': rule('composed', 'note', 'a card less than a third filled', 'Make the card smaller, or say more in it.'),
  'same-skeleton': rule('composed', 'note', 'more than two slides in a row built the same', 'Vary the form: a chart, a table, a figure.'),
  'bullet-deck': rule(
    'composed',
    'warning',
    'more than 40% of the slides made of bullets',
    'Show figures as charts or tables, and steps as diagrams.',
  ),
  'stretched-picture': rule(
    'composed',
    'warning',
    'a picture stretched or squeezed',
    'Reset the picture (Picture Format, Reset Picture & Size), then crop.',
  ),
  'coarse-picture': rule('composed', 'warning', 'a picture with too few pixels for its size', 'Insert a larger original.'),
  'chart-3d': rule(
    'composed',
    'error',
    'a chart in three dimensions',
    'Change the chart type to a flat one: perspective changes what is seen.',
  ),
  'pie-parts': rule('composed', 'warning', 'a pie of more than six parts', 'Join the small ones, or take bars.'),
  'bars-not-from-zero': rule('composed', 'error', 'bars whose axis does not begin at zero', 'Let the axis begin at 0.'),
  'many-gridlines': rule('composed', 'note', 'more than four gridlines', 'Set a larger unit, or label the values and delete the lines.'),
  'one-series-legend': rule('composed', 'note', 'a legend for one series', 'Delete the legend; name the series in the title.'),
  'many-series': rule('composed', 'warning', 'more than six series in one chart', 'Show those that matter and join the others.'),
  'second-axis': rule('composed', 'warning', 'a second value axis without a title', 'Title both axes, or show two charts.'),
  'dense-labels': rule('composed', 'warning', 'labels of a chart that collide', 'Label fewer points, or make the chart wider.'),
  'chart-default-title': rule('composed', 'warning', 'a chart with the title PowerPoint gave it', 'Write a title, or delete it.'),
  'mixed-decimals': rule(
    'composed',
    'note',
    'a column of figures with different decimals',
    'Give all figures of a column the same decimals.',
  ),
  'numbers-unaligned': rule(
    'composed',
    'note',
    'a column of figures that is not aligned to the right',
    'Align figures to the right, so that digits stand under each other.',
  ),
} as const satisfies Record<string, Rule>;
