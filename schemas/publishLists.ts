// Categories and publish tags of published faces, with names in both languages.

export interface NamedEntry {
  id: string;
  name: string;
  nameEn: string;
}

const entries = (rows: readonly (readonly [id: string, name: string, nameEn: string])[]): readonly NamedEntry[] =>
  rows.map(([id, name, nameEn]) => ({ id, name, nameEn }));

export const CATEGORIES = entries([
  ['classic', '经典', 'Classic'],
  ['digital', '数字', 'Digital'],
  ['sport', '运动', 'Sport'],
  ['minimal', '简约', 'Minimal'],
  ['luxury', '奢华', 'Luxury'],
  ['art', '艺术', 'Art'],
  ['nature', '自然', 'Nature'],
  ['cute', '可爱', 'Cute'],
  ['technology', '科技', 'Technology'],
  ['festival', '节日', 'Festival'],
]);

export const PUBLISH_TAGS = entries([
  ['analog', '指针', 'Analog'],
  ['numbers', '数字', 'Numbers'],
  ['dark', '深色', 'Dark'],
  ['light', '浅色', 'Light'],
  ['colorful', '多彩', 'Colorful'],
  ['gold', '金色', 'Gold'],
  ['silver', '银色', 'Silver'],
  ['blue', '蓝色', 'Blue'],
  ['green', '绿色', 'Green'],
  ['red', '红色', 'Red'],
  ['moon', '月亮', 'Moon'],
  ['stars', '星空', 'Stars'],
  ['sea', '大海', 'Sea'],
  ['flowers', '花卉', 'Flowers'],
  ['animals', '动物', 'Animals'],
  ['weather', '天气', 'Weather'],
  ['steps', '步数', 'Steps'],
  ['heart', '心率', 'Heart rate'],
  ['running', '跑步', 'Running'],
  ['diving', '潜水', 'Diving'],
  ['racing', '赛车', 'Racing'],
  ['military', '军事', 'Military'],
  ['pilot', '飞行', 'Pilot'],
  ['business', '商务', 'Business'],
  ['retro', '复古', 'Retro'],
  ['neon', '霓虹', 'Neon'],
  ['geometry', '几何', 'Geometry'],
  ['ink', '水墨', 'Ink'],
  ['animation', '动画', 'Animation'],
  ['spring', '春节', 'Spring Festival'],
]);
