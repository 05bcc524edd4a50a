/** PptxGenJS's types under plain names: its declarations describe a module with a default export inside the default export. */
import type module from 'pptxgenjs';

export type Presentation = module.default;
export type PresentationClass = typeof module.default;
export type Slide = module.default.Slide;
export type BorderProps = module.default.BorderProps;
export type TableRows = module.default.TableRow[];
export type ShapeType = module.default.ShapeType;
export type TextProps = module.default.TextProps;
export type TextPropsOptions = module.default.TextPropsOptions;
export type ChartName = module.default.CHART_NAME;
export type ChartOptions = module.default.IChartOpts;
export type ChartMulti = module.default.IChartMulti;
