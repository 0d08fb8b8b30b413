update resume set indexed_at = null;
