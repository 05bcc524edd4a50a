# The words of a deck that come from neither the brief nor the data.

word-agenda = Agenda
word-executiveSummary = Executive summary
word-scorecard = Scorecard
word-nextSteps = Next steps
word-appendix = Appendix
word-definitions = Definitions
word-dataQuality = Data quality
word-source = Source
word-continued = continued
word-what = What
word-who = Who
word-worth = Worth
word-measure = Success measure
word-ask = Decisions asked:
word-decisions = Decisions today:
word-soWhat = So what
word-when = When
word-open = To be confirmed
word-unassigned = To be assigned
word-undated = To be agreed
word-risk = Risk
word-evidence = Evidence
word-response = Response
word-other = Other
word-total = Total
word-netChange = Net change
word-lowest = Lowest
word-highest = Highest
word-worse = worse
word-better = better
word-recommended = Recommended
word-target = Target
word-ownScale = Each panel has its own scale
word-partialPeriod = Incomplete period
word-rounded = Figures are rounded and may not add up exactly
word-asOf = As of
word-toFill = To be added:
word-item = Item
word-status = Status
word-done = Complete
word-note = Note
word-comment = Comment
word-today = Today
word-strengths = Strengths
word-weaknesses = Weaknesses
word-opportunities = Opportunities
word-threats = Threats
word-pros = For
word-cons = Against
word-ifYes = If yes
word-ifNo = If no

# Periods by their numbers, and pointers.

period-quarter = Q{ $n } { $year }
period-half = H{ $n } { $year }
see-slide = see slide { $n }
for-audience = Prepared for: { $audience }

# What a deck of each type is called.

type-qbr = Quarterly business review
type-board = Board meeting
type-status = Status report
type-launch = Launch plan
type-pitch = Pitch
type-proposal = Proposal
type-post-mortem = Post-mortem
type-research = Research findings
type-lecture = Lesson
type-training = Training
type-comparison = Comparison
type-roadmap = Roadmap
type-case-study = Case study
type-report = Report
type-all-hands = All-hands
type-donor-report = Donor report
type-general = Overview

# The buttons of a deck as a web page.
viewer-previous = Previous slide
viewer-next = Next slide
viewer-notes = Notes
viewer-overview = Overview
viewer-fullScreen = Full screen
viewer-slide = Slide
