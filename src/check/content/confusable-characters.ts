/**
 * Characters that are invisible or change the direction of text: controls, separators except the space,
 * what Unicode calls ignorable, the blank Braille pattern, annotations, and private use.
 */
export const HIDDEN =
  /(?![\t\n ])[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd\u{f0000}-\u{10ffff}]/gu;

/** Letters of other scripts and mathematical letters that look like Latin letters. */
export const LOOKALIKES =
  /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϲϳѵѕіјһԁԛԝАВЕЅІЈКМНОРСТУХаеикорсухьЬҺԌԚԜӀӏՕՍՏԼօսոհցզ]|[\u13a0-\u13f4]|[\uff21-\uff3a\uff41-\uff5a]|[\u{1d400}-\u{1d7ff}]|[ɑɡɩʏʀʟꓐ-ꓽ]/gu;
