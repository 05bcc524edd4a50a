/** Words of a request that name no value. */
export const filler = new Set(
  'anything everything all any the a an marked flagged labelled tagged called as is are with of from and or rows row records record lines line entries entry data dataset datasets datensatz datensatze zeilen lignes filas linhas righe our own account accounts one ones also kind type status everyone everybody people who that which were was be been where when on at by to their its'.split(
    ' ',
  ),
);
