# L’essentiel des pertes est sans motif.

reasons-without = Aucun motif saisi
reasons-rest = **Seuls { $rest } de l’{ $unit } perdu ont un motif** : ce que disent les motifs ne vaut que pour cette part.
