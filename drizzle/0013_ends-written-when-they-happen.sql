-- phase: expand
DROP INDEX "job_posting_unstamped_idx";